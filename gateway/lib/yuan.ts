/** `69` or `69.50` without the sign: cents as a shopper reads them in a rule. */
export const yuan = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))
