/**
 * What the nth piece of a line (from 1 on) costs of the line's cents: floors of running sums, so that the pieces come to the whole, whichever
 * of them are asked for and in whatever order.
 */
export const pieceCents = (cents: number, quantity: number, piece: number): number =>
  Math.floor((cents * piece) / quantity) - Math.floor((cents * (piece - 1)) / quantity)

type Line = { net: number | null; quantity: number; keptPieces: readonly number[] | null }

/** What of a line's piece may still be asked for, in cents: its price, less what the member got back of it while it stays with him. */
export const pieceLeft = ({ net, quantity, keptPieces }: Line, piece: number): number =>
  pieceCents(net ?? 0, quantity, piece) - (keptPieces?.[piece - 1] ?? 0)

/** Health coins of a line that come back with pieces of it. */
export const coinsOf = ({ coins, quantity }: { coins: number; quantity: number }, pieces: ReadonlyArray<{ piece: number }>): number =>
  sum(pieces.map(({ piece }) => pieceCents(coins, quantity, piece)))

type Goods = { net: number | null; quantity: number; /** Cents on the shelf, of all pieces. */ total: number }

/**
 * What pieces of one line come to, in cents: what stood on the shelf, less what promotions and coupons took off, less what price protection gave
 * back of them. Two floors of running sums may lie a cent apart: what comes back is never more than what stood on the shelf.
 */
export function sumsOf({ net: paid, total, quantity }: Goods, pieces: ReadonlyArray<{ piece: number; cents: number }>) {
  const amount = sum(pieces.map(({ cents }) => cents))
  const net = Math.max(amount, sum(pieces.map(({ piece }) => pieceCents(paid ?? 0, quantity, piece))))
  const goods = Math.max(net, sum(pieces.map(({ piece }) => pieceCents(total, quantity, piece))))
  return { goods, discount: goods - net, priceKept: net - amount, amount }
}

const sum = (cents: readonly number[]) => cents.reduce((whole, one) => whole + one, 0)
