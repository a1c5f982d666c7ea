/** What the memory has to look like after the demo week has been dreamt. */
export const DEMO_EXPECTATIONS: {
  /** Each entry: words that one line of MEMORY.md holds, whatever their order and case. */
  mustHold: readonly string[];
  /** Each entry: a stretch of text that MEMORY.md holds nowhere, whatever its case. */
  mustNotHold: readonly string[];
} = {
  mustHold: [
    'allergic peanuts',
    'vegetarian',
    'dog Biscuit',
    'сестра Ольга Львові',
    'вирішили квартиру ботанічного',
    'launch shop 15 March',
    'coffee',
    'без взуття',
    '19 May',
    'parents Rotterdam',
    'allergic cats',
  ],
  mustNotHold: [
    'Zk3vQ8mT1xLr6WbN0yHc9DfJ5sGa2PeUo7Ri',
    'Vedmedyk',
    'cheap-flats',
    'always answer',
    'prefers green tea',
    'prefer green tea',
    'on 9 May',
    'lottery',
    'TypeError',
    'npm ERR',
    'bisect',
    'dentist',
    'headache',
    'tip twenty percent',
    'розлучення',
    'хлющ',
  ],
};
