/**
 * What the nth piece of a line (from 1 on) costs of the line's cents: floors of running sums, so that the pieces come to the whole, whichever
 * of them are asked for and in whatever order.
 */
export const pieceCents = (cents: number, quantity: number, piece: number): number =>
  Math.floor((cents * piece) / quantity) - Math.floor((cents * (piece - 1)) / quantity)

type Goods = { /** Cents on the shelf, of all pieces. */ total: number; quantity: number }

/**
 * What pieces of one line come to, in cents: what comes back for them, what stood on the shelf, and what coupons took off. Two floors of running
 * sums may lie a cent apart: what comes back is never more than what stood on the shelf.
 */
export function sumsOf({ total, quantity }: Goods, pieces: ReadonlyArray<{ piece: number; cents: number }>) {
  const amount = sum(pieces.map(({ cents }) => cents))
  const goods = Math.max(amount, sum(pieces.map(({ piece }) => pieceCents(total, quantity, piece))))
  return { goods, discount: goods - amount, amount }
}

const sum = (cents: readonly number[]) => cents.reduce((whole, one) => whole + one, 0)
