import { asc, eq } from 'drizzle-orm'
import type { PrizeFields } from '../../../counter/contract/lottery'
import type { Db } from '../../db/open'
import { placeOf, placeOfPrize, prizeIdAt, rollOf } from './outcome'
import { lotteries, lotteryDraws, lotteryStocks } from './schema'

type Draw = typeof lotteryDraws.$inferSelect
type Fault = { drawId: string; what: string }
/** What came of reckoning a draw's results again: how many there are, how many got the next prize because theirs was gone, and what does not fit. */
export type Recomputed = { activityId: string; title: string; draws: number; substituted: number; faults: Fault[] }

/** Draws that are read at once. */
const BATCH = 10_000

/**
 * Reckons every result of a draw again from its seed: the number of each of a member's draws, the prize that the seed gives, and where another one
 * was given, that those before it in the published order could be gone. Undefined of an unknown draw.
 */
export async function recompute(db: Db, activityId: string): Promise<Recomputed | undefined> {
  const [lottery] = await db.select().from(lotteries).where(eq(lotteries.activityId, activityId))
  if (!lottery) return undefined
  const { seed, prizes, title } = lottery
  const gone = await goneOf(db, activityId)
  const result: Recomputed = { activityId, title, draws: 0, substituted: 0, faults: [] }
  const last = new Map<string, number>()
  for (let offset = 0; ; offset += BATCH) {
    const rows = await drawsOf(db, activityId, offset)
    for (const row of rows) {
      const drawn = placeOf(prizes, rollOf(seed, row))
      const faults = [...countFault(last, row), ...resultFault(row, drawn), ...substituteFault(row, prizes, gone)]
      result.faults.push(...faults.map((what) => ({ drawId: row.drawId, what })))
      if (row.prizeId !== row.drawnPrize) result.substituted += 1
    }
    result.draws += rows.length
    if (rows.length < BATCH) return result
  }
}

/** Of each member one after the other, as they are counted. */
const drawsOf = (db: Db, activityId: string, offset: number) =>
  db
    .select()
    .from(lotteryDraws)
    .where(eq(lotteryDraws.activityId, activityId))
    .orderBy(asc(lotteryDraws.memberId), asc(lotteryDraws.nonce))
    .limit(BATCH)
    .offset(offset)

/** Prizes of which nothing is left. */
async function goneOf(db: Db, activityId: string): Promise<ReadonlySet<string>> {
  const stocks = await db.select().from(lotteryStocks).where(eq(lotteryStocks.activityId, activityId))
  return new Set(stocks.filter(({ won, quantity }) => won === quantity).map(({ prizeId }) => prizeId))
}

function countFault(last: Map<string, number>, { memberId, nonce }: Draw): string[] {
  const expected = (last.get(memberId) ?? 0) + 1
  last.set(memberId, nonce)
  return nonce === expected ? [] : [`第 ${expected} 次之后是第 ${nonce} 次`]
}

const resultFault = ({ drawnPrize }: Draw, drawn: number): string[] =>
  drawnPrize === prizeIdAt(drawn) ? [] : [`记的是 ${drawnPrize}，种子算出的是 ${prizeIdAt(drawn)}`]

/** From the prize that was drawn to the one that was given, each could be gone: all of its pieces, or a coupon that was ended. */
function substituteFault({ drawnPrize, prizeId }: Draw, prizes: readonly PrizeFields[], gone: ReadonlySet<string>): string[] {
  const given = placeOfPrize(prizeId)
  for (let place = placeOfPrize(drawnPrize); place !== given; place = (place + 1) % prizes.length)
    if (prizes[place]?.couponType === null && !gone.has(prizeIdAt(place))) return [`${prizeIdAt(place)} 还有，发的却是 ${prizeId}`]
  return []
}
