import { and, eq, sql } from 'drizzle-orm'
import { HELPS_A_DAY, type HelpStanding, type Wish } from '../../../src/contract/assist'
import { shopDate } from '../../../src/lib/time'
import { inTurn } from '../../db/inTurn'
import type { Querying, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import { lockMember } from '../../kernel/lockMember'
import type { Marks } from '../../kernel/marks'
import { reward } from './reward'
import { isOver } from './lapse'
import { assistHelps, assists, type AssistRow } from './schema'
import { step } from './states'
import { suspicionsOf } from './suspicions'

/** 404 of one that nobody began. */
export async function assistOf(db: Querying, assistId: string): Promise<AssistRow> {
  const [row] = await db.select().from(assists).where(eq(assists.assistId, assistId))
  if (!row) throw notFound('这个助力')
  return row
}

type Seeing = { memberId: string | undefined; now: Date }

/** What stands against helping; of a visitor only what everybody sees. */
export async function standingOf(db: Querying, row: AssistRow, { memberId, now }: Seeing): Promise<HelpStanding> {
  if (memberId === row.memberId) return 'own'
  if (memberId !== undefined && (await hasHelped(db, row, memberId))) return 'helped'
  if (isOver(row, now) || row.state === 'lapsed') return 'over'
  if (row.state !== 'open') return 'complete'
  if (memberId === undefined) return 'open'
  const helps = await helpsOf(db, memberId, shopDate(now))
  if (helps.some(({ ownerId }) => ownerId === row.memberId)) return 'today'
  return helps.length >= HELPS_A_DAY ? 'limit' : 'open'
}

const hasHelped = async (db: Querying, { assistId }: AssistRow, memberId: string) =>
  (await db.$count(assistHelps, and(eq(assistHelps.assistId, assistId), eq(assistHelps.memberId, memberId)))) > 0

/** Whom a member helped on a day. */
const helpsOf = (db: Querying, memberId: string, day: string) =>
  db
    .select({ ownerId: assists.memberId })
    .from(assistHelps)
    .innerJoin(assists, eq(assists.assistId, assistHelps.assistId))
    .where(and(eq(assistHelps.memberId, memberId), eq(assistHelps.day, day)))

const REFUSALS: Readonly<Record<Exclude<HelpStanding, 'open'>, readonly [code: string, words: string]>> = {
  own: ['OWN_ASSIST', '不能给自己助力，请发给家人或朋友'],
  helped: ['ALREADY_HELPED', '您已经助力过了，每人一次'],
  today: ['HELPED_TODAY', '您今天已经为这位家人助力过，明天可以再来'],
  limit: ['HELP_LIMIT', `每天最多助力 ${HELPS_A_DAY} 次，明天可以再来`],
  complete: ['ASSIST_COMPLETE', '助力的人数已经够了，不用再助力了'],
  over: ['ASSIST_OVER', '这个助力已经结束'],
}

type Helping = Marks & { assistId: string; memberId: string; wish: Wish; now: Date }

/** Helps, and gives what was promised with the last of those who are needed; answers how many have helped. */
export async function help(tx: Transaction, { assistId, memberId, wish, now, ...marks }: Helping): Promise<number> {
  const { memberId: ownerId } = await assistOf(tx, assistId)
  // Both, in one order: who helps each other at the same time waits for one of the two, and not for each other.
  await inTurn([...new Set([ownerId, memberId])].sort(), (id) => lockMember(tx, id))
  const seen = await assistOf(tx, assistId)
  const standing = await standingOf(tx, seen, { memberId, now })
  if (standing !== 'open') throw new HttpError(409, ...REFUSALS[standing])
  const [row] = await tx
    .update(assists)
    .set({ helped: sql`${assists.helped} + 1` })
    .where(and(eq(assists.assistId, assistId), eq(assists.state, 'open')))
    .returning()
  if (!row) throw new HttpError(409, ...REFUSALS.over)
  await tx.insert(assistHelps).values({ helpId: randomId(), assistId, memberId, day: shopDate(now), wish, at: now, ...marks })
  if (row.helped >= row.terms.friends) await complete(tx, row, now)
  return row.helped
}

/** Enough have helped: it is given for at once, or by a person where a rule speaks against it. */
async function complete(tx: Transaction, row: AssistRow, now: Date): Promise<void> {
  const reasons = await suspicionsOf(tx, row, now)
  if (reasons.length > 0) await step(tx, { assistId: row.assistId, move: 'review', set: { reasons, waitsSince: now } })
  else await reward(tx, row, { now, move: 'reward' })
}
