/** Cents as yuan with two decimals: 2280 → "22.80" (specification 1, section 9). */
export const yuan = (cents: number, decimals = 2): string => (cents / 100).toFixed(decimals)

/** As short as it can be said: 168, or 9.90 where there are cents. */
export const shortYuan = (cents: number): string => yuan(cents, cents % 100 ? 2 : 0)

/** Cents as a screen reader should say them: 2280 → "22 元 8 角", 5 → "5 分". */
export function spokenMoney(cents: number): string {
  const parts = [
    [Math.floor(cents / 100), '元'],
    [Math.floor(cents / 10) % 10, '角'],
    [cents % 10, '分'],
  ] as const
  return (
    parts
      .filter(([count]) => count > 0)
      .map(([count, unit]) => `${count} ${unit}`)
      .join(' ') || '0 元'
  )
}
