import { isPromotable, type Promotable } from '../catalogue/appliesTo'
import { allocateOver } from './allocateOver'

/** What of a line may be paid with coins is a part of what is left to pay for it; nothing of a prescription drug (LAW-AND-PRIVACY, D11). */
const payableBy = (lines: readonly Promotable[], nets: readonly number[]) =>
  lines.map((line, place) => (isPromotable(line) ? (nets[place] ?? 0) : 0))

/** The most coins that an order may be paid with: a coin is a cent, `percent` of what its lines cost in the end. */
export const mostCoinsOf = (lines: readonly Promotable[], nets: readonly number[], percent: number): number =>
  Math.floor((payableBy(lines, nets).reduce((sum, net) => sum + net, 0) * percent) / 100)

/** How many of `coins` pay for each line; no more than `mostCoinsOf`. */
export const coinsByLine = (lines: readonly Promotable[], nets: readonly number[], coins: number): number[] =>
  allocateOver(lines, coins, payableBy(lines, nets))
