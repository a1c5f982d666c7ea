/** Text in many scripts, for measuring estimates against the tokenizer. */
export const SAMPLES: Record<string, string> = {
  english:
    'On Saturday we went to the allotment to look after the tomatoes. Olena brought a thermos of mint tea, and Petro repaired the old wheelbarrow that had been standing behind the shed since spring. We agreed to meet again next weekend, provided the weather stays dry.',
  chatter: 'lol ok, see u at 7:30pm?? bring ur charger plz!!! btw tix cost £12.50 each, 4 left :)',
  german:
    'Die Hausverwaltung hat angekündigt, dass der Aufzug am Donnerstag zwischen neun und zwölf Uhr gewartet wird. Frau Größinger möchte deshalb ihre Möbellieferung auf den Nachmittag verschieben.',
  polish:
    'W przyszłym tygodniu przyjeżdża ciotka Bożena z Łodzi. Trzeba posprzątać pokój gościnny, kupić świeże bułki i zarezerwować stolik w restauracji nad rzeką.',
  turkish:
    'Yarın sabah erkenden çarşıya gidip taze balık alacağız. Komşumuz Gülşen Hanım da bizimle gelmek istiyor, çünkü torununun doğum günü yaklaşıyor.',
  vietnamese:
    'Chiều nay cả nhóm sẽ họp ở quán cà phê gần bưu điện. Anh Tuấn nhờ mọi người mang theo bản vẽ của ngôi nhà mới và danh sách vật liệu.',
  finnish:
    'Huomenna lähdemme mökille heti aamiaisen jälkeen. Äiti pyysi ottamaan mukaan kumisaappaat, sillä polku rantaan on sateiden jälkeen mutainen.',
  ukrainian:
    "У неділю ми домовилися зустрітися біля старого млина. Оленка обіцяла принести пиріг із вишнями, а дідусь Панас розповість, як колись об'їздив увесь край на велосипеді. Якщо піде дощ, перенесемо на понеділок.",
  russian:
    'В среду приедет мастер чинить стиральную машину. Соседка просила передать, что ключи от подвала лежат у консьержа, а показания счётчиков надо сдать до двадцать пятого числа.',
  bulgarian:
    'Утре сутринта тръгваме към планината, ако не завали. Баба приготви баница и компот от дюли, а Стоян ще донесе палатката.',
  greek:
    'Το Σάββατο θα πάμε στο χωριό για να μαζέψουμε ελιές. Η γιαγιά θα μαγειρέψει φασολάδα και ο θείος θα φέρει ψωμί από τον φούρνο.',
  hebrew: 'ביום שישי ניפגש אצל סבתא לארוחת ערב. דנה תביא עוגת שוקולד, ואני אקנה פרחים בדרך מהעבודה.',
  arabic:
    'سنلتقي يوم الخميس أمام المكتبة القديمة. طلبت ليلى أن نحضر معنا الصور التي التقطناها في الرحلة الأخيرة إلى الجبل.',
  hindi: 'अगले रविवार को हम सब नदी के किनारे पिकनिक मनाने जाएँगे। दादी ने कहा है कि वे घर से आलू के पराठे बनाकर लाएँगी।',
  thai: 'วันเสาร์หน้าพวกเราจะไปเดินตลาดน้ำด้วยกัน คุณยายอยากซื้อมะม่วงสุกกับดอกไม้กลับมาฝากเพื่อนบ้าน',
  georgian: 'ხვალ დილით მეზობელთან ერთად ბაზარში წავალთ და ახალ ყველს ვიყიდით. საღამოს კი სტუმრები მოვლენ.',
  armenian:
    'Վաղը առավոտյան մենք գնալու ենք շուկա՝ թարմ միրգ գնելու։ Երեկոյան տատիկը մեզ կպատմի հին հեքիաթներ։',
  bengali: 'আগামী শুক্রবার আমরা সবাই মিলে নদীর ধারে বেড়াতে যাব। দিদিমা বলেছেন, তিনি পিঠা বানিয়ে আনবেন।',
  chinese:
    '下个星期六我们打算去郊外摘草莓。奶奶说她会准备三明治和绿豆汤,小刚负责带相机。如果下雨,就改到博物馆参观瓷器展览。',
  rareChinese: '鱟鬯齉龘靐爨癵驫鱻麤灪龖厵滟虋讟钃鸜麷鞻韽韾頀',
  japanese:
    '来週の土曜日は、みんなで海辺のキャンプ場に行く予定です。田中さんがテントを貸してくれるそうなので、私は炭とマシュマロを買っておきます。',
  korean:
    '다음 주 토요일에 우리는 한강 공원에서 자전거를 타기로 했어요. 민수가 김밥을 싸 오고, 저는 시원한 보리차를 준비할게요.',
  emoji: '😀😂🥲👍🏽👩🏿‍🚀👨‍👩‍👧‍👦🏳️‍🌈🇺🇦🇫🇷❤️‍🔥✨🎉🧑‍🍳🫠🐙🪴',
  emojiInProse: 'Great job 🎉🎉 see you on 🏖️ Friday 👋🏻',
  typescript:
    "export async function readAll(paths: readonly string[]): Promise<Map<string, Buffer>> {\n  const out = new Map<string, Buffer>();\n  for (const path of paths) {\n    if (!path.endsWith('.md')) continue;\n    out.set(path, await readFile(join(root, path)));\n  }\n  return out;\n}\n",
  python:
    'def moving_average(xs, n=3):\n    """Mean of the last n values."""\n    acc = 0.0\n    for i, x in enumerate(xs):\n        acc += x\n        if i >= n:\n            acc -= xs[i - n]\n        yield acc / min(i + 1, n)\n',
  json: '{"notes":[{"text":"Olena is allergic to walnuts.","kind":"preference","quotes":[{"turn":14,"quote":"walnuts make me ill"}]}],"n":12345,"ok":true}',
  markdown:
    '## Plans\n\n- **Friday**: pick up the keys (18:00)\n- [ ] call `npm run build`\n\n| day | who |\n| --- | --- |\n| Mon | Ana |\n',
  url: 'https://example.org/shop/item-4711?ref=aZ93kdL0&utm_source=chat#reviews',
  base64: 'aGV5IHRoZXJlLCB0aGlzIGlzIGp1c3QgYSBsb25nIHBpZWNlIG9mIHRleHQgZm9yIGEgdGVzdCBvZiBjb3VudGluZw==',
  hex: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  numbers: '2026-11-30 14:05:09, 3.14159265, 1 234 567,89; +380 44 123 45 67',
  shouting: 'PLEASE DO NOT PARK IN FRONT OF THE GARAGE DOOR, ALSO NOT FOR FIVE MINUTES',
  mathematics: '∀ε>0 ∃δ>0: |x−a|<δ ⇒ |f(x)−L|<ε, ∑ᵢ xᵢ² ≤ ∫₀¹ √t dt ≈ ⅔',
  zeroWidth: 'a\u200Bb\u200Cc\u200Dd\uFEFFe\u202Ef\u2066g\u2069',
  combining: 'Z̸̢͙a̵͖͐l̷̤̈́g̶̙̈o̵̡͝ ť̶͜e̴͎͝x̵̱̄t̸͈̕',
  whitespace: 'one\n\n\n\ntwo\t\t\tthree          four\r\n\r\nfive',
  styled: '𝓗𝓮𝓵𝓵𝓸 𝕨𝕠𝕣𝕝𝕕 Ｆｕｌｌ ｗｉｄｔｈ',
};
