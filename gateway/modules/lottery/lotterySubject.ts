import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { ALL_ODDS, LOTTERY_TITLES, type LotteryAhead, type LotteryFields, type PrizeFields } from '../../../counter/contract/lottery'
import { shopTime } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { lockUntilCommit } from '../../kernel/advisoryLock'
import { differing, putRow } from '../../kernel/replaceFields'
import { standsAt, withDates } from '../catalogue/period'
import { inConflict } from '../change/inConflict'
import { changeSubject, type ChangeSubject } from '../change/subject'
import { isNothing, refuseFrozen } from './frozen'
import { lotteryProblems, refuse } from './lotteryProblems'
import type { LotteryRow } from './lotteryStanding'
import { goodsOf } from './prizeGoods'
import { readLottery } from './readLottery'
import { lotteries } from './schema'
import { lotteryFacts, orderedLottery, storedLottery, writtenLottery } from './storedLottery'

type Fields = Record<string, unknown>
const time = (value: unknown) => shopTime(value as string)

/** 血压计 0.02% 共 5 份 */
const prizeText = ({ name, odds, quantity }: PrizeFields) =>
  `${name} ${Number(((odds * 100) / ALL_ODDS).toFixed(4))}%${quantity === null ? '' : ` 共 ${quantity} 份`}`

/** A draw as one revision until it begins; from then on it neither changes nor goes. */
export const lotterySubject: ChangeSubject = changeSubject({
  subject: 'lottery',
  title: '抽奖活动',
  fields: {
    title: { title: LOTTERY_TITLES.title },
    beginsAt: { title: LOTTERY_TITLES.beginsAt, text: time },
    endsAt: { title: LOTTERY_TITLES.endsAt, text: time },
    conditions: { title: LOTTERY_TITLES.conditions },
    prizes: { title: LOTTERY_TITLES.prizes, text: (value) => (value as PrizeFields[]).map(prizeText).join('，') },
    freeTimes: { title: LOTTERY_TITLES.freeTimes },
    useIntegral: { title: LOTTERY_TITLES.useIntegral },
    integralLimit: { title: LOTTERY_TITLES.integralLimit },
    shareLimit: { title: LOTTERY_TITLES.shareLimit },
  },
  labelsOf: async (db, ids) => {
    const { activityId, title } = lotteries
    const rows = await db
      .select({ activityId, title })
      .from(lotteries)
      .where(inArray(activityId, [...ids]))
    return new Map([...ids.map((id) => [id, '没有上线的抽奖活动'] as const), ...rows.map((row) => [row.activityId, row.title] as const)])
  },
  mayStand: async (db, { id, to, now }) => {
    if (!isNothing(to)) refuseFrozen(await writtenLottery(db, id), now)
  },
  apply: async (tx, { id, from, to, now }) => {
    // One runs at a time: whoever publishes another at this moment waits, and sees this one.
    await lockUntilCommit(tx, 'lotteries')
    const present = await lockedLottery(tx, id)
    refuseFrozen(present, now)
    if (to !== null) await refuseProblem(tx, id, { ...(present && storedLottery(present)), ...(to as LotteryFields) })
    const { beginsAt, endsAt, ...rest } = (from ?? {}) as Fields
    const row = and(eq(lotteries.activityId, id), standsAt(lotteries.beginsAt, beginsAt), standsAt(lotteries.endsAt, endsAt)) ?? sql`false`
    const after = to === null ? null : withDates(to as Fields)
    return putRow(tx, lotteries, { row, key: { activityId: id }, from: from === null ? null : rest, to: after })
  },
  ahead: {
    read: readLottery,
    standing: async (tx, id, edited, coming = []) => {
      const own = orderedLottery(edited as LotteryAhead)
      const row = await lockedLottery(tx, id)
      const present = row ? storedLottery(row) : null
      const base = coming.reduce<LotteryFields | null>((was, one) => ({ ...was, ...orderedLottery(one as LotteryFields) }), present)
      const fields = present ? inConflict(lotterySubject, { id, present, edited: own }) : []
      return { facts: lotteryFacts(row), fields, ...(base ? differing<LotteryFields>(base, own) : { from: null, to: own }) }
    },
    notes: (db, id) => stockNotes(db, id),
  },
})

/** A draw, its row locked: who begins it at this moment waits; undefined where nobody has written it. */
export async function lockedLottery(tx: Transaction, activityId: string): Promise<LotteryRow | undefined> {
  const [row] = await tx.select().from(lotteries).where(eq(lotteries.activityId, activityId)).for('update')
  return row
}

/** Held against the rules and the law once more: goods and coupons may be others since it was written. */
async function refuseProblem(tx: Transaction, id: string, own: LotteryFields): Promise<void> {
  refuse(await lotteryProblems(tx, own))
  const [other] = await tx
    .select({ title: lotteries.title, beginsAt: lotteries.beginsAt, endsAt: lotteries.endsAt })
    .from(lotteries)
    .where(
      and(
        ne(lotteries.activityId, id),
        isNull(lotteries.stoppedAt),
        lt(lotteries.beginsAt, new Date(own.endsAt)),
        gt(lotteries.endsAt, new Date(own.beginsAt)),
      ),
    )
    .limit(1)
  if (!other) return
  const period = `${shopTime(other.beginsAt)} 至 ${shopTime(other.endsAt)}`
  refuse([{ field: 'beginsAt', message: `与「${other.title}」（${period}）的时间重叠，同一时间只能有一个抽奖活动` }])
}

/** Goods of which fewer are there than can be won. */
async function stockNotes(db: Querying, id: string): Promise<string[]> {
  const row = await writtenLottery(db, id)
  const prizes = row?.prizes ?? []
  const goods = await goodsOf(db, prizes)
  return prizes.flatMap(({ name, skuCode, quantity }) => {
    const found = goods.get(skuCode ?? '')
    if (!found || quantity === null || quantity <= found.stock) return []
    return [`「${name}」共 ${quantity} 份，库存只有 ${found.stock} ${found.unit}`]
  })
}
