import { and, eq, gt, lt, max, sql } from 'drizzle-orm'
import type { PrizeFields } from '../../../counter/contract/lottery'
import { WON, type Drawn } from '../../../src/contract/lottery'
import { shopDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { lockMember } from '../../kernel/lockMember'
import { giveCoupon } from '../coupon/giveCoupon'
import { couponTypes } from '../coupon/schema'
import { give } from '../ledger/enter'
import { chancesOf, takeChance } from './chances'
import { lockActive } from './lockActive'
import type { LotteryRow } from './lotteryStanding'
import { placeOf, placeOfPrize, prizeIdAt, rollOf } from './outcome'
import { lotteries, lotteryDraws, lotteryStocks } from './schema'

/** Any code but `WON` is no win; the sentence says so. */
const LOST = '1000'

type Drawing = { memberId: string; activityId: string; key: string; now: Date }
type DrawRow = typeof lotteryDraws.$inferSelect

/**
 * One draw in one transaction: the chance, the draw with its number, the prize by the seed, its stock by a conditional update, and what it gives.
 * The same key again is answered with what came of it. 409 NO_CHANCE, LOTTERY_CLOSED.
 */
export async function draw(tx: Transaction, { memberId, activityId: id, key, now }: Drawing): Promise<Drawn> {
  await lockMember(tx, memberId)
  const before = await drawnBy(tx, { memberId, key, now })
  if (before) return before
  const lottery = await lockActive(tx, id, now)
  const { activityId, seed, prizes } = lottery
  const way = await takeChance(tx, { memberId, lottery, now })
  const own = and(eq(lotteryDraws.memberId, memberId), eq(lotteryDraws.activityId, activityId))
  const [last] = await tx
    .select({ nonce: max(lotteryDraws.nonce) })
    .from(lotteryDraws)
    .where(own)
  const nonce = (last?.nonce ?? 0) + 1
  const drawn = placeOf(prizes, rollOf(seed, { activityId, memberId, nonce }))
  const { place, prize } = await claimed(tx, lottery, drawn, now)
  const row: DrawRow = {
    ...{ drawId: randomId(), memberId, activityId, nonce, key, way, day: shopDate(now), at: now },
    ...{ drawnPrize: prizeIdAt(drawn), prizeId: prizeIdAt(place), prizeType: prize.prizeType },
  }
  await tx.insert(lotteryDraws).values(row)
  await award(tx, row, prize)
  return drawnOf(tx, { row, lottery, now })
}

/** What came of the draw of a key; undefined where nothing was drawn by it. */
export async function drawnBy(db: Querying, { memberId, key, now }: Omit<Drawing, 'activityId'>): Promise<Drawn | undefined> {
  const [found] = await db
    .select({ row: lotteryDraws, lottery: lotteries })
    .from(lotteryDraws)
    .innerJoin(lotteries, eq(lotteries.activityId, lotteryDraws.activityId))
    .where(and(eq(lotteryDraws.memberId, memberId), eq(lotteryDraws.key, key)))
  return found && drawnOf(db, { ...found, now })
}

async function drawnOf(db: Querying, { row, lottery, now }: { row: DrawRow; lottery: LotteryRow; now: Date }): Promise<Drawn> {
  const { drawId, prizeId, prizeType, memberId } = row
  const name = lottery.prizes[placeOfPrize(prizeId)]?.name ?? ''
  const { number } = await chancesOf(db, { memberId, lottery, now })
  const said = prizeType === 'none' ? { code: LOST, message: '这次没有抽中，谢谢参与' } : { code: WON, message: `恭喜抽中「${name}」` }
  return { ...said, prizeId, drawId, number }
}

/** The prize that was drawn, or where nothing of it is left the next one in the published order. */
async function claimed(tx: Transaction, { activityId, prizes }: LotteryRow, drawn: number, now: Date) {
  for (let step = 0; step < prizes.length; step += 1) {
    const place = (drawn + step) % prizes.length
    const prize = prizes[place]
    if (prize && (await isGivable(tx, prize, now)) && (await takesOne(tx, { activityId, prizeId: prizeIdAt(place), prize })))
      return { place, prize }
  }
  throw new Error(`${activityId} has no prize left, not even the one that is never gone`)
}

/** A coupon whose campaign was ended cannot be given any more. */
async function isGivable(tx: Transaction, { couponType }: PrizeFields, now: Date): Promise<boolean> {
  if (couponType === null) return true
  return (await tx.$count(couponTypes, and(eq(couponTypes.couponType, couponType), gt(couponTypes.endsAt, now)))) > 0
}

type Taking = { activityId: string; prizeId: string; prize: PrizeFields }

async function takesOne(tx: Transaction, { activityId, prizeId, prize }: Taking): Promise<boolean> {
  if (prize.quantity === null) return true
  const { won, quantity } = lotteryStocks
  const left = and(eq(lotteryStocks.activityId, activityId), eq(lotteryStocks.prizeId, prizeId), lt(won, quantity))
  const [taken] = await tx.update(lotteryStocks).set({ won: sql`${won} + 1` }).where(left).returning({ won }) // prettier-ignore
  return taken !== undefined
}

/** Coins, points and coupons at once; goods wait for an address. */
async function award(tx: Transaction, { drawId, memberId, at }: DrawRow, { prizeType, amount, couponType }: PrizeFields): Promise<void> {
  const grant = `prize ${drawId}`
  if ((prizeType === 'coin' || prizeType === 'integral') && amount !== null)
    await give(tx, { memberId, account: prizeType, amount, reason: 'prize', reference: drawId, key: grant, at })
  if (prizeType === 'coupon' && couponType !== null) await giveCoupon(tx, { memberId, couponType, grant, now: at })
}
