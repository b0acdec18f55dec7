import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { shopDate } from '../../../src/lib/time'
import { lockUntilCommit } from '../../kernel/advisoryLock'
import { members } from '../../kernel/schema'
import { payableKind, type Payable } from '../pay/subject'
import { premiumOf } from './collected'
import { noteBack } from './givingBack'
import { lockPolicy } from './ownPolicy'
import { isInsured } from './people'
import { stepped } from './planStates'
import { tellRefunded, tellRefused } from './planMessages'
import { daysFrom } from './policyView'
import { policies, type PolicyRow, type StoredPolicyState } from './schema'
import { PLAN, subjectOfPlan } from './subjectOfPlan'
import { timesOf } from './terms'

const STATES: Readonly<Record<Payable['state'], readonly StoredPolicyState[]>> = {
  notYet: ['filling', 'underwriting'],
  toPay: ['toPay'],
  paid: ['issuing', 'active', 'cancelling'],
  closed: ['declined', 'cancelled', 'closed', 'returned'],
}
const stateOf = (state: StoredPolicyState): Payable['state'] =>
  (['notYet', 'toPay', 'paid', 'closed'] as const).find((one) => STATES[one].includes(state)) ?? 'closed'

/** The premium of a policy: paid, the insurer is asked to issue it, from the next midnight on. */
payableKind({
  kind: PLAN,
  noun: '投保申请',
  notYet: '核保通过以后才付款；结果会发消息告诉您',
  find: async (db, id) => {
    const [found] = await db
      .select({ row: policies, nickname: members.nickname })
      .from(policies)
      .innerJoin(members, eq(members.memberId, policies.memberId))
      .where(eq(policies.id, id))
    return found && payableIn(found.row, found.nickname)
  },
  lock: async (tx, id) => void (await lockPolicy(tx, id)),
  markPaid: async (tx, { code: id, paidAt, now }) => {
    const { state, planId, insuredHmac } = await lockPolicy(tx, id)
    if (state !== 'toPay') return false
    // Two who pay for one person at once: the second is told, and has the money back.
    await lockUntilCommit(tx, `insured ${planId} ${insuredHmac}`)
    if (await isInsured(tx, { planId, insuredHmac, now })) {
      const refusal = '保险公司暂不能承保这位被保险人，已付的保险费全额原路退回'
      const closed = await stepped(tx, { id, move: 'close', set: { refusal }, now })
      if (closed) await tellRefused(tx, closed, now)
      return false
    }
    const set = { paidAt, ...daysFrom(shopDate(paidAt)), nextAttemptAt: now, attempts: 0 }
    return (await stepped(tx, { id, move: 'pay', set, now })) !== undefined
  },
  markRefunded: async (tx, { code: id, refundNumber, amount, isUnwanted, now }) => {
    const row = await lockPolicy(tx, id)
    await noteBack(tx, row, now)
    if (!isUnwanted) await tellRefunded(tx, row, { refundNumber, amount, now })
  },
  overdue: async (db, { now, limit }) => {
    const due = await db
      .select({ id: policies.id })
      .from(policies)
      .where(and(eq(policies.state, 'toPay'), lte(policies.payBefore, now)))
      .orderBy(asc(policies.payBefore))
      .limit(limit)
    return due.map(({ id }) => id)
  },
  expire: async (tx, id, now) => {
    const row = await lockPolicy(tx, id)
    if (row.state === 'toPay') await stepped(tx, { id, move: 'close', set: { refusal: '超过付款期限，申请已关闭，没有收费' }, now })
  },
  codesOf: (db, memberId, state) =>
    db
      .select({ id: policies.id })
      .from(policies)
      .where(and(eq(policies.memberId, memberId), state && inArray(policies.state, [...STATES[state]]))),
})

const payableIn = (row: PolicyRow, payerFor: string): Payable => ({
  ...subjectOfPlan(row.id),
  ...premiumOf(row, timesOf(row.terms) > 1 ? '首期保险费' : '保险费'),
  ...{ memberId: row.memberId, payerFor, amount: row.premium },
  state: stateOf(row.state),
  expiresAt: row.payBefore ?? row.offerUntil,
  paidAt: row.paidAt,
})
