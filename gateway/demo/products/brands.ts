/** Invented brands and the invented companies behind them. No real maker appears anywhere in the catalogue. */
export const MAKERS = {
  禾安: '禾安制药（演示）有限公司',
  岭青: '岭青药业（演示）股份有限公司',
  沐泉: '沐泉生物医药（演示）有限公司',
  知白: '知白制药（演示）有限公司',
  朴禾: '朴禾中药（演示）有限公司',
  远山: '远山药业（演示）有限公司',
  青禾: '青禾健康用品（演示）有限公司',
  拾穗: '拾穗药业（演示）有限公司',
  南浦: '南浦制药（演示）有限公司',
  云杉: '云杉医疗器械（演示）有限公司',
  松间: '松间中药（演示）股份有限公司',
  晴川: '晴川营养（演示）有限公司',
} as const
export type Brand = keyof typeof MAKERS
