import { and, asc, eq, exists, inArray, lt, or, sql } from 'drizzle-orm'
import { DAYS_AHEAD, GRACE_DAYS, type InstalmentState } from '../../../src/contract/plan'
import { daysAfter, instantOn, shopDate, spokenDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { members } from '../../kernel/schema'
import { payments } from '../pay/schema'
import { payableKind, type Payable } from '../pay/subject'
import { addToLimit, lockedLimit } from './addedLimit'
import { premiumOf } from './collected'
import { endPolicy } from './ending'
import { noteBack } from './givingBack'
import { instalmentsOf, paidFor, payUntilOf } from './instalments'
import { endInstalments, movedInstalment } from './instalmentStates'
import { lockPolicy } from './ownPolicy'
import { tellLapsed, tellRefunded } from './planMessages'
import { unusedValue } from './policyRefund'
import { instalments, policies, type InstalmentRow, type PolicyRow } from './schema'
import { INSTALMENT, subjectOfInstalment } from './subjectOfPlan'

const STATES: Readonly<Record<Payable['state'], readonly InstalmentState[]>> = {
  notYet: ['coming'],
  toPay: ['toPay', 'missed'],
  paid: ['paid'],
  closed: ['waived', 'ended'],
}
const stateOf = (state: InstalmentState): Payable['state'] =>
  (['notYet', 'toPay', 'paid', 'closed'] as const).find((one) => STATES[one].includes(state)) ?? 'closed'

/** An instalment of a policy after the first: paid, it adds to the policy's limit; not caught up, it ends the policy. */
payableKind({
  kind: INSTALMENT,
  noun: '分期保险费',
  notYet: `还没有到交费的日子，应交日前 ${DAYS_AHEAD} 天起可以交`,
  find: async (db, id) => {
    const [found] = await db
      .select({ instalment: instalments, row: policies, nickname: members.nickname })
      .from(instalments)
      .innerJoin(policies, eq(policies.id, instalments.policyId))
      .innerJoin(members, eq(members.memberId, policies.memberId))
      .where(eq(instalments.id, id))
    return found && payableIn(found.row, found.instalment, found.nickname)
  },
  lock: async (tx, id) => void (await lockInstalment(tx, id)),
  markPaid: async (tx, { code: id, paidAt, now }) => {
    const { row } = await lockInstalment(tx, id)
    // Of an account that was closed meanwhile nobody could use what it adds.
    const isUsable = holdsOn(row, shopDate(now)) && (await lockedLimit(tx, row)).unboundAt === null
    const paid = isUsable ? await movedInstalment(tx, { id, move: 'pay', paidAt }) : undefined
    if (paid) await addToLimit(tx, row, paid)
    return paid !== undefined
  },
  markRefunded: async (tx, { code: id, refundNumber, amount, isUnwanted, now }) => {
    const { row } = await lockInstalment(tx, id)
    await noteBack(tx, row, now)
    if (!isUnwanted) await tellRefunded(tx, row, { refundNumber, amount, now })
  },
  overdue: async (db, { now, limit }) => {
    const isLate = and(inArray(instalments.state, [...STATES.toPay]), lt(instalments.dueOn, daysAfter(shopDate(now), -GRACE_DAYS)))
    // One that ended while its cashier was open: the bank is to take no money for it any more.
    const isOpen = and(inArray(instalments.state, [...STATES.closed]), exists(openPaymentsFor(db)))
    const due = await db
      .select({ id: instalments.id })
      .from(instalments)
      .where(or(isLate, isOpen))
      .orderBy(asc(instalments.dueOn))
      .limit(limit)
    return due.map(({ id }) => id)
  },
  expire: async (tx, id, now) => {
    const { row, instalment } = await lockInstalment(tx, id)
    if (STATES.toPay.includes(instalment.state)) await lapse(tx, row, { instalment, now })
  },
  codesOf: (db, memberId, state) =>
    db
      .select({ id: instalments.id })
      .from(instalments)
      .innerJoin(policies, eq(policies.id, instalments.policyId))
      .where(and(eq(policies.memberId, memberId), state && inArray(instalments.state, [...STATES[state]]))),
})

const openPaymentsFor = (db: Querying) =>
  db
    .select({ one: sql`1` })
    .from(payments)
    .where(
      and(eq(payments.subjectKind, INSTALMENT), eq(payments.subjectCode, instalments.id), inArray(payments.state, ['unknown', 'failed'])),
    )

const payableIn = (row: PolicyRow, { id, number, amount, state, dueOn, paidAt }: InstalmentRow, payerFor: string): Payable => ({
  ...subjectOfInstalment(id),
  ...premiumOf(row, `第 ${number} 期保险费`),
  ...{ memberId: row.memberId, payerFor, amount },
  state: stateOf(state),
  expiresAt: instantOn(daysAfter(payUntilOf({ dueOn }, row), 1)),
  paidAt,
})

/** Whether a policy still pays for something on a day. */
const holdsOn = ({ state, endsOn }: PolicyRow, day: string): boolean => state === 'active' && endsOn !== null && endsOn >= day

/** An instalment and its policy, whose row is locked. */
async function lockInstalment(tx: Transaction, id: string): Promise<{ row: PolicyRow; instalment: InstalmentRow }> {
  const row = await lockPolicy(tx, (await instalmentBy(tx, id)).policyId)
  return { row, instalment: await instalmentBy(tx, id) }
}

async function instalmentBy(db: Querying, id: string): Promise<InstalmentRow> {
  const [found] = await db.select().from(instalments).where(eq(instalments.id, id))
  if (!found) throw new Error(`There is no instalment ${id}`)
  return found
}

/**
 * A policy ends with an instalment that nobody caught up; what was paid and is not used goes back. It waits for orders under way, which may free what they
 * hold. One that is over ends by itself.
 */
async function lapse(tx: Transaction, row: PolicyRow, { instalment, now }: { instalment: InstalmentRow; now: Date }): Promise<void> {
  if (!holdsOn(row, shopDate(now))) return endInstalments(tx, row.id)
  const limit = await lockedLimit(tx, row)
  if (limit.reserved > 0) return
  const paid = paidFor(row, await instalmentsOf(tx, row.id))
  const back = unusedValue(limit, { paid, fee: row.terms.surrenderFee })
  const refusal = `第 ${instalment.number} 期到 ${spokenDate(payUntilOf(instalment, row))} 没有补交，保障已结束`
  await endPolicy(tx, row, { back, refusal, now })
  await tellLapsed(tx, row, { refusal, back, now })
}
