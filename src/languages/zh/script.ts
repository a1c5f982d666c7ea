/** Simplified letters of everyday chat, each with its traditional forms. */
const FORMS = `
  爱愛 碍礙 袄襖 罢罷 摆擺 办辦 帮幫 宝寶 报報 备備 贝貝 辈輩 笔筆 币幣 毕畢 边邊 编編 变變 辩辯 标標 别別 宾賓 饼餅 并並 补補 步步 财財 参參
  残殘 惨慘 仓倉 层層 测測 产產 长長 尝嘗 偿償 厂廠 场場 车車 彻徹 称稱 诚誠 惩懲 迟遲 冲衝 虫蟲 丑醜 出出 础礎 处處 传傳 窗窗 闯闖 创創
  辞辭 词詞 从從 凑湊 达達 带帶 单單 担擔 胆膽 蛋蛋 当當 档檔 导導 岛島 灯燈 邓鄧 敌敵 递遞 点點 电電 钓釣 调調 订訂 定定 东東 动動 冻凍 独獨
  读讀 赌賭 队隊 对對 吨噸 顿頓 夺奪 额額 恶惡 饿餓 儿兒 尔爾 发發髮 罚罰 阀閥 烦煩 范範 饭飯 访訪 纺紡 飞飛 费費 废廢 坟墳 奋奮 丰豐 风風
  疯瘋 冯馮 凤鳳 妇婦 复復複 负負 该該 盖蓋 干幹乾 赶趕 刚剛 钢鋼 岗崗 歌歌 个個 给給 巩鞏 贡貢 购購 够夠 顾顧 刮刮 关關 观觀 馆館 惯慣 贯貫
  广廣 归歸 规規 轨軌 贵貴 国國 过過 还還 孩孩 汉漢 号號 贺賀 红紅 后後 护護 沪滬 户戶 华華 划劃 画畫 话話 怀懷 坏壞 欢歡 环環 换換 黄黃 回回
  会會 汇匯 绘繪 浑渾 伙夥 货貨 获獲 祸禍 击擊 机機 积積 鸡雞 级級 极極 际際 继繼 纪紀 记記 几幾 计計 济濟 剂劑 家家 价價 驾駕 坚堅 间間
  艰艱 监監 检檢 减減 简簡 见見 件件 荐薦 践踐 健健 渐漸 剑劍 将將 讲講 奖獎 浆漿 酱醬 胶膠 饺餃 脚腳 较較 轿轎 阶階 节節 结結 洁潔 借借
  紧緊 仅僅 进進 近近 尽盡 惊驚 经經 净淨 竞競 镜鏡 旧舊 举舉 剧劇 据據 惧懼 卷捲 觉覺 绝絕 决決 军軍 开開 壳殼 课課 恳懇 库庫 裤褲 块塊
  宽寬 况況 亏虧 矿礦 扩擴 蜡蠟 来來 兰蘭 蓝藍 览覽 懒懶 烂爛 劳勞 老老 乐樂 泪淚 类類 离離 礼禮 里裡裏 历歷 丽麗 厉厲 励勵 联聯 连連
  怜憐 恋戀 练練 炼煉 粮糧 凉涼 两兩 辆輛 谅諒 疗療 邻鄰 临臨 灵靈 龄齡 领領 刘劉 龙龍 楼樓 录錄 陆陸 路路 驴驢 旅旅 虑慮 绿綠 乱亂 轮輪
  论論 罗羅 骆駱 妈媽 马馬 码碼 吗嗎 买買 卖賣 麦麥 满滿 猫貓 么麼 贸貿 没沒 门門 们們 梦夢 弥彌 秘祕 面麵 灭滅 民民 鸣鳴 亩畝 纳納 难難
  脑腦 闹鬧 内內 拟擬 鸟鳥 宁寧 农農 浓濃 欧歐 盘盤 赔賠 喷噴 鹏鵬 骗騙 频頻 苹蘋 凭憑 评評 瓶瓶 扑撲 铺鋪 齐齊 骑騎 弃棄 启啟 气氣 签簽
  铅鉛 迁遷 谦謙 钱錢 钳鉗 浅淺 墙牆 强強 抢搶 桥橋 亲親 轻輕 庆慶 穷窮 区區 趋趨 劝勸 权權 确確 却卻 让讓 扰擾 热熱 认認 荣榮 软軟 锐銳
  润潤 洒灑 赛賽 伞傘 丧喪 扫掃 杀殺 晒曬 闪閃 伤傷 赏賞 烧燒 绍紹 设設 社社 审審 婶嬸 声聲 胜勝 圣聖 剩剩 师師 诗詩 湿濕 时時 识識 实實
  势勢 适適 试試 视視 释釋 收收 寿壽 书書 输輸 熟熟 属屬 术術 树樹 数數 双雙 谁誰 税稅 顺順 说說 丝絲 饲飼 松鬆 诉訴 苏蘇 肃肅 虽雖 随隨
  岁歲 孙孫 损損 锁鎖 它它 态態 台臺 摊攤 贪貪 谈談 汤湯 糖糖 讨討 题題 体體 条條 铁鐵 听聽 厅廳 头頭 图圖 团團 腿腿 万萬 网網 往往 微微
  为為 围圍 伟偉 卫衛 稳穩 问問 窝窩 我我 无無 务務 误誤 雾霧 习習 系係繫 戏戲 细細 虾蝦 吓嚇 鲜鮮 闲閑閒 险險 显顯 县縣 现現 线線 宪憲 献獻
  乡鄉 详詳 响響 项項 向向 象象 萧蕭 协協 写寫 谢謝 信信 兴興 须須鬚 许許 续續 选選 学學 寻尋 训訓 讯訊 压壓 鸭鴨 亚亞 烟煙菸 严嚴 盐鹽 颜顏
  阳陽 养養 样樣 药藥 要要 爷爺 业業 叶葉 页頁 夜夜 医醫 仪儀 遗遺 疑疑 义義 艺藝 忆憶 议議 异異 译譯 阴陰 银銀 饮飲 应應 营營 赢贏 拥擁
  优優 忧憂 邮郵 犹猶 游遊 鱼魚 与與 语語 誉譽 预預 员員 园園 圆圓 远遠 愿願 约約 阅閱 跃躍 云雲 运運 杂雜 灾災 载載 赞讚贊 脏髒 早早 择擇
  责責 则則 泽澤 赠贈 炸炸 债債 张張 涨漲 账帳賬 赵趙 这這 针針 侦偵 镇鎮 阵陣 争爭 郑鄭 证證 织織 职職 执執 只隻祇 纸紙 制製 质質 钟鐘鍾 终終
  种種 众眾 周週 猪豬 诸諸 烛燭 嘱囑 贮貯 筑築 驻駐 专專 转轉 赚賺 装裝 壮壯 状狀 准準 资資 总總 纵縱 组組 钻鑽 嘴嘴 罪罪 最最
  晕暈 爱愛 绳繩 娱娛 历歷 鞋鞋 闻聞 页頁 厨廚 颗顆 篮籃 缆纜 瘾癮 赖賴 脸臉 帐帳 碱鹼 础礎 痒癢 伦倫 惯慣 锅鍋 锻鍛 错錯 铜銅 键鍵 镑鎊 钥鑰 锋鋒
  馄餛 饨飩 饱飽 馒饅 骂罵 鲁魯 鹅鵝 鸽鴿 鹰鷹 贴貼 贤賢 赁賃 贷貸 贺賀 赋賦 踪蹤 躯軀 辅輔 辑輯 辖轄 轩軒 轰轟 逊遜 迈邁 违違 痴癡 怅悵 厌厭 宠寵 闺閨
  师師 婴嬰 妆妝 娇嬌 姗姍 嫒嬡 恒恆 惯慣 愤憤 扬揚 抚撫 挤擠 捡撿 掷擲 敛斂 显顯 晓曉 柜櫃 栋棟 栏欄 档檔 梦夢 榄欖 欠欠 毁毀 毙斃 沟溝 洼窪 泼潑 涛濤 滚滾 滨濱
  炉爐 炖燉 烫燙 焕煥 牵牽 狮獅 猎獵 玛瑪 琐瑣 瓯甌 痪瘓 盏盞 着著 矫矯 祷禱 稣穌 窃竊 竖豎 笼籠 筹籌 粤粵 纠糾 纤纖 纲綱 绑綁 绒絨 绕繞 统統 绩績 缓緩 缝縫 缩縮 罚罰
  耸聳 肤膚 肾腎 肿腫 脉脈 舰艦 苍蒼 荡蕩 莱萊 萝蘿 葱蔥 虾蝦 蚂螞 蚁蟻 蛮蠻 蝉蟬 补補 袜襪 褴襤 触觸 誊謄 讥譏 讽諷 诊診 诞誕 询詢 请請 诺諾 课課 谊誼 谋謀 谎謊 谓謂 谜謎 谱譜
  豫豫 货貨 贵貴 赤赤 跄蹌 辣辣 郁鬱 酿釀 释釋 钙鈣 铃鈴 锈鏽 镰鐮 闷悶 阁閣 阔闊 陈陳 险險 雇僱 霉黴 韩韓 韵韻 顽頑 颁頒 颇頗 颈頸 颠顛 飘飄 驶駛 驱驅 骤驟 鲍鮑 鲨鯊 鸿鴻 麻麻 齿齒
`;

const traditional = new Map(
  FORMS.trim()
    .split(/\s+/)
    .map((entry) => {
      const [simplified = '', ...forms] = Array.from(entry);
      return [simplified, forms.filter((form) => form !== simplified)] as const;
    })
    .filter(([, forms]) => forms.length > 0),
);

/** Entries in simplified letters, parted by white space or the mark given, and each of them in traditional ones. */
export function both(text: string, mark = '|'): string {
  const entries = text.split(mark);
  return [...new Set(entries.flatMap((entry) => [entry, ...inTraditional(entry)]))].join(mark);
}

/** The words of a text parted by white space, in both scripts. */
export function bothList(text: string): string[] {
  return both(text.trim().split(/\s+/).join('|')).split('|');
}

/** In traditional letters; a letter with several forms gives as many spellings. */
function inTraditional(entry: string): string[] {
  const most = Math.max(0, ...Array.from(entry, (letter) => traditional.get(letter)?.length ?? 0));
  return Array.from({ length: most }, (_, at) =>
    Array.from(entry, (letter) => {
      const forms = traditional.get(letter);
      return forms?.[Math.min(at, forms.length - 1)] ?? letter;
    }).join(''),
  );
}

/** The source of a regular expression in simplified letters, for which traditional ones stand as well. */
export function eitherScript(source: string): string {
  let spelled = '';
  let inClass = false;
  for (const [part] of source.matchAll(/\\.|./gsu)) {
    if (part === '[') inClass = true;
    if (part === ']') inClass = false;
    const forms = [part, ...(traditional.get(part) ?? [])].join('');
    spelled += forms === part || inClass ? forms : `[${forms}]`;
  }
  return spelled;
}
