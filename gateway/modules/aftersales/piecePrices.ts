/**
 * What the nth piece of a line (from 1 on) costs of the line's cents: floors of running sums, so that the pieces come to the whole, whichever
 * of them are asked for and in whatever order.
 */
export const pieceCents = (cents: number, quantity: number, piece: number): number =>
  Math.floor((cents * piece) / quantity) - Math.floor((cents * (piece - 1)) / quantity)
