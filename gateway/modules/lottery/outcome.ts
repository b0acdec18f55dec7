import { createHash, createHmac } from 'node:crypto'
import { ALL_ODDS, type PrizeFields } from '../../../counter/contract/lottery'

/** Whose draw of which activity: a member's are counted from 1 without a gap. */
export type Nonce = { activityId: string; memberId: string; nonce: number }

const BYTES = 4
/** Numbers of four bytes from here on would make the first results likelier than the last (modulo bias). */
const EVEN = 2 ** 32 - (2 ** 32 % ALL_ODDS)

/**
 * What a draw rolls, from 0 to a million exclusively: HMAC-SHA256 with the activity's seed over who draws, with rejection sampling. The seed is
 * of the operating system's randomness, its hash is published before, and itself after the end (commit–reveal): anybody reckons it again.
 */
export function rollOf(seed: string, { activityId, memberId, nonce }: Nonce): number {
  for (let block = 0; ; block += 1) {
    const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${activityId}:${memberId}:${nonce}:${block}`).digest()
    for (let offset = 0; offset < digest.length; offset += BYTES) {
      const number = digest.readUInt32BE(offset)
      if (number < EVEN) return number % ALL_ODDS
    }
  }
}

/** The place of the prize that a roll falls on: the odds of the prizes lie one after the other. */
export function placeOf(prizes: ReadonlyArray<Pick<PrizeFields, 'odds'>>, roll: number): number {
  let below = 0
  const place = prizes.findIndex(({ odds }) => roll < (below += odds))
  if (place < 0) throw new Error(`The odds add up to ${below}, and ${roll} was rolled`)
  return place
}

/** A prize is called by its place. */
export const prizeIdAt = (place: number): string => `p${place + 1}`
export const placeOfPrize = (prizeId: string): number => Number(prizeId.slice(1)) - 1

export const seedHashOf = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')
