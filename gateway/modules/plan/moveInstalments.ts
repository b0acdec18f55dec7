import { aliasedTable, and, asc, eq, gt, gte, inArray, isNull, lt, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import { DAYS_AHEAD, GRACE_DAYS } from '../../../src/contract/plan'
import { HOUR } from '../../../src/lib/duration'
import { daysAfter, shopDate } from '../../../src/lib/time'
import type { Db, Transaction } from '../../db/open'
import { forEach, type Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import type { Insurer } from '../../providers/insurer/insurer'
import { addToLimit } from './addedLimit'
import { endInstalmentsOf, movedInstalment } from './instalmentStates'
import { payUntilOf } from './instalments'
import { lockPolicy } from './ownPolicy'
import { registersOf } from './rights'
import { tellDue, tellEnding, tellFree, tellMissed, tellWaived } from './planMessages'
import { instalments, policies, type InstalmentRow, type PolicyRow } from './schema'

const BATCH = 100
/** Days before a policy ends for what is not caught up, on which its member is told once more. */
const WARN_DAYS = 7
/** Milliseconds after which an insurer that does not know yet is asked again. */
const ASK_AGAIN = 6 * HOUR

type Asking = { db: Db; insurer: Insurer | null; now: Date }
type Moving = { row: PolicyRow; instalment: InstalmentRow; now: Date }

/** What moves instalments by the day: which are due for it, and what becomes of each. The next row sees what the one before it moved. */
const ROUNDS: ReadonlyArray<{ due: (now: Date, db: Db) => SQL | undefined; work: (asking: Asking, id: string) => Promise<void> }> = [
  {
    due: (now) => and(isState('coming'), eq(instalments.isOnResult, false), gt(instalments.amount, 0), until(now, DAYS_AHEAD)),
    work: inPolicy(async (tx, { row, instalment, now }) => {
      const opened = await movedInstalment(tx, { id: instalment.id, move: 'open' })
      if (opened) await tellDue(tx, row, { instalment: opened, now })
    }),
  },
  {
    // Beyond the cap nothing is paid, and up to it all is.
    due: (now, db) =>
      and(isState('coming'), eq(instalments.isOnResult, false), eq(instalments.amount, 0), until(now, 0), notExists(unpaidBefore(db))),
    work: inPolicy(async (tx, { row, instalment, now }) => {
      const freed = await movedInstalment(tx, { id: instalment.id, move: 'free', paidAt: now })
      if (!freed) return
      await addToLimit(tx, row, freed)
      await tellFree(tx, row, { instalment: freed, now })
    }),
  },
  {
    due: (now) => and(isState('toPay'), until(now, -1)),
    work: inPolicy(async (tx, { row, instalment, now }) => {
      const missed = await movedInstalment(tx, { id: instalment.id, move: 'miss' })
      if (missed) await tellMissed(tx, row, { instalment: missed, now })
    }),
  },
  {
    due: (now) => and(isState('missed'), isNull(instalments.warnedAt), until(now, WARN_DAYS - GRACE_DAYS)),
    work: inPolicy(async (tx, { row, instalment, now }) => {
      // Where the policy's own last day comes first, that is told by itself.
      const isCut = payUntilOf(instalment, row) === row.endsOn
      const isDue = and(eq(instalments.id, instalment.id), isState('missed'), isNull(instalments.warnedAt))
      const [warned] = await tx.update(instalments).set({ warnedAt: now }).where(isDue).returning()
      if (warned && !isCut) await tellEnding(tx, row, { instalment: warned, now })
    }),
  },
  // The insurer may be away: what does not want it is done by then.
  {
    due: (now) => and(isState('coming'), eq(instalments.isOnResult, true), until(now, 0), wasAskedBefore(now)),
    work: askForResult,
  },
]

function isState(state: InstalmentRow['state']): SQL {
  return eq(instalments.state, state)
}

const earlier = aliasedTable(instalments, 'earlier')
/** Instalments before one that are still to be paid. */
const unpaidBefore = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.policyId, instalments.policyId),
        lt(earlier.number, instalments.number),
        gt(earlier.amount, 0),
        inArray(earlier.state, ['coming', 'toPay', 'missed']),
      ),
    )

/** Those whose day is at most so many days away; fewer than none: it is past. */
const until = (now: Date, days: number) => lte(instalments.dueOn, daysAfter(shopDate(now), days))

const wasAskedBefore = (now: Date) => or(isNull(instalments.askedAt), lt(instalments.askedAt, new Date(now.getTime() - ASK_AGAIN)))

/** Does something to an instalment, its policy's row locked; nothing of a policy that does not hold any more. */
function inPolicy(work: (tx: Transaction, moving: Moving) => Promise<void>) {
  return ({ db, now }: Asking, id: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      const [found] = await tx.select().from(instalments).where(eq(instalments.id, id))
      if (!found) return
      const row = await lockPolicy(tx, found.policyId)
      if (row.state === 'active') await work(tx, { row, instalment: found, now })
    })
}

/** Nothing is awaited for a policy whose last day is past. */
async function endOver(db: Db, today: string): Promise<void> {
  const over = db
    .select({ id: policies.id })
    .from(policies)
    .where(and(eq(policies.state, 'active'), lt(policies.endsOn, today)))
  await endInstalmentsOf(db, over)
}

/** Opens, tells of and asks about instalments as their days come. One that fails keeps no other waiting. */
export const moveInstalments: Job = async ({ db, providers: { insurer }, now }) => {
  await endOver(db, shopDate(now))
  for (const { due, work } of ROUNDS) {
    const holds = and(eq(policies.state, 'active'), gte(policies.endsOn, shopDate(now)))
    const found = await db
      .select({ id: instalments.id })
      .from(instalments)
      .innerJoin(policies, eq(policies.id, instalments.policyId))
      .where(and(due(now, db), holds))
      .orderBy(asc(instalments.dueOn), asc(instalments.id))
      .limit(BATCH)
    await forEach(found, '分期保险费', ({ id }) => work({ db, insurer, now }, id))
  }
}

/** Asks the insurer whether the medicine helped: if so the instalment may be paid for a week, else it is waived. */
async function askForResult(asking: Asking, id: string): Promise<void> {
  const { db, insurer, now } = asking
  const [claimed] = await db
    .update(instalments)
    .set({ askedAt: now })
    .where(and(eq(instalments.id, id), wasAskedBefore(now)))
    .returning()
  const [row] = claimed ? await db.select().from(policies).where(eq(policies.id, claimed.policyId)) : []
  if (!claimed || !insurer || !row || row.policyNumber === null) return
  // Who did not sign the warrant, or took it back, is not asked about.
  if ((await registersOf(db, row, now)).length > 0) return
  const { state } = await insurer.evaluate({ key: row.id, policyNumber: row.policyNumber, number: claimed.number })
  if (state === 'helped') await openOnResult(asking, id)
  if (state === 'notHelped') await waive(asking, id)
}

const openOnResult = inPolicy(async (tx, { row, instalment, now }) => {
  if (!(await movedInstalment(tx, { id: instalment.id, move: 'open' }))) return
  const inAWeek = daysAfter(shopDate(now), DAYS_AHEAD)
  const dueOn = row.endsOn !== null && row.endsOn < inAWeek ? row.endsOn : inAWeek
  const [opened] = await tx.update(instalments).set({ dueOn }).where(eq(instalments.id, instalment.id)).returning()
  if (opened) await tellDue(tx, row, { instalment: opened, now })
})

const waive = inPolicy(async (tx, { row, instalment, now }) => {
  const waived = await movedInstalment(tx, { id: instalment.id, move: 'waive' })
  if (waived) await tellWaived(tx, row, { instalment: waived, now })
})
