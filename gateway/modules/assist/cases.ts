import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { ReviewedAssist } from '../../../counter/contract/assist'
import type { RewardPart } from '../../../counter/contract/rewardReview'
import type { Querying, Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { paged } from '../../lib/paged'
import { members } from '../../kernel/schema'
import { maskName } from '../../kernel/work/mask'
import { versionOf } from '../../kernel/work/version'
import { decidedOf } from '../rewardReview/decisions'
import { couponsOf } from './activities'
import { assists, type AssistRow } from './schema'
import { helpersOf, isNewAt } from './suspicions'

/** What its person decides by. */
export const factsOf = ({ state, reasons, helped, terms }: AssistRow) => ({ state, reasons, helped, terms })

export async function lockedCase(tx: Transaction, assistId: string): Promise<AssistRow> {
  const [row] = await tx.select().from(assists).where(eq(assists.assistId, assistId)).for('update')
  if (!row || (row.waitsSince === null && row.decidedAt === null)) throw notFound('这个助力')
  return row
}

export async function caseOf(db: Querying, row: AssistRow, now: Date): Promise<ReviewedAssist> {
  const { assistId, memberId, terms, reasons, helped, decidedAt } = row
  const [owner] = await db.select({ nickname: members.nickname }).from(members).where(eq(members.memberId, memberId))
  const own = eq(assists.memberId, memberId)
  const coupon = (await couponsOf(db, [terms.couponType], now)).get(terms.couponType)
  return {
    ...{ assistId, version: versionOf(factsOf(row)), title: terms.title, ownerName: maskName(owner?.nickname ?? ''), reasons, helped },
    ...{ startedAt: row.startedAt.toISOString(), waitsSince: row.waitsSince?.toISOString() ?? null },
    helpers: (await helpersOf(db, assistId)).map(({ help, nickname, createdAt }) => ({
      ...{ name: maskName(nickname), isNew: isNewAt(createdAt, row), at: help.at.toISOString() },
    })),
    gives: decidedAt ? [] : [coupon?.name ?? terms.couponType],
    begun: await db.$count(assists, own),
    rewarded: await db.$count(assists, and(own, isNotNull(assists.rewardedAt))),
    decided: await decidedOf(db, row),
  }
}

type Paged = { part: RewardPart; page: number; size: number; now: Date }

export async function listCases(db: Querying, { part, page, size, now }: Paged) {
  const isWaiting = part === 'waiting'
  const wanted = isNotNull(isWaiting ? assists.waitsSince : assists.decidedAt)
  const order = isWaiting ? asc(assists.waitsSince) : desc(assists.decidedAt)
  const rows = await db
    .select()
    .from(assists)
    .where(wanted)
    .orderBy(order, asc(assists.assistId))
    .limit(size)
    .offset((page - 1) * size)
  const hits = await db.$count(assists, wanted)
  const results: ReviewedAssist[] = []
  for (const row of rows) results.push(await caseOf(db, row, now))
  return paged(results, { page, size, hits })
}
