import type { Dose } from '../../../src/contract/dose'
import { piecesIn } from '../../../src/lib/pieces'
import { daysAfter, daysBetween } from '../../../src/lib/time'

/** A drug as it was received once: boxes of a specification, taken by a dose from that day on. */
export type Received = { on: string; boxes: number; specification: string; dose: Dose | undefined }

/**
 * The first day on which nothing is left of it, by the shop's days: what was left when more came is added. Nothing where the latest cannot be
 * counted; an earlier one that cannot is left out, so that a reminder comes too early rather than too late.
 * Of what came on one day the last given is the latest.
 */
export function emptyOn(received: readonly Received[]): string | undefined {
  const inOrder = [...received].sort((left, right) => left.on.localeCompare(right.on))
  const latest = inOrder.at(-1)
  if (!latest || !counted(latest)) return undefined
  let [left, daily, since] = [0, 1, latest.on]
  for (const one of inOrder) {
    const { pieces, aDay } = counted(one) ?? {}
    if (pieces === undefined || aDay === undefined) continue
    left = Math.max(0, left - daily * Math.max(0, daysBetween(since, one.on))) + pieces
    daily = aDay
    since = one.on
  }
  return daysAfter(since, Math.floor(left / daily))
}

/** Pieces that came, and how many go a day; nothing where packing and dose are counted by different pieces. */
function counted({ boxes, specification, dose }: Received) {
  const packed = piecesIn(specification)
  if (!dose || !packed || packed.unit !== dose.unit || boxes <= 0) return undefined
  return { pieces: packed.count * boxes, aDay: dose.amount * dose.times }
}
