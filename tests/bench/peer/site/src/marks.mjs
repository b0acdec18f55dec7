/** How the law marks a product on every card. */
export const MARKS = { rx: '处方药', otcA: 'OTC 甲类', otcB: 'OTC 乙类' }
