import { spokenDate } from '../../../src/lib/time'
import { yuan } from '../../../src/lib/money'
import type { Transaction } from '../../db/open'
import { notify } from '../message/notify'
import { payUntilOf } from './instalments'
import type { InstalmentRow, PolicyRow } from './schema'
import { typeOf } from './terms'

const planIn = ({ terms }: PolicyRow) => `${terms.name} ${terms.tier}`

/** That the insurer takes it, and it is to be paid. */
export const tellAccepted = (tx: Transaction, row: PolicyRow, at: Date) =>
  notify(tx, { template: 'policyAccepted', memberId: row.memberId, event: row.id, words: { policyId: row.id, plan: planIn(row) }, at })

/** That it was declined, closed or not issued, and why. */
export const tellRefused = (tx: Transaction, row: PolicyRow, at: Date) =>
  notify(tx, {
    template: 'policyRefused',
    words: {
      policyId: row.id,
      plan: planIn(row),
      reason: row.state === 'returned' ? `${row.refusal ?? ''}；已付的保险费全额原路退回` : (row.refusal ?? ''),
    },
    ...{ memberId: row.memberId, event: row.id, at },
  })

/** That it is issued, and until when it may be given back whole. */
export const tellIssued = (tx: Transaction, row: PolicyRow, { coolingDay, at }: { coolingDay: string; at: Date }) =>
  notify(tx, {
    template: 'policyIssued',
    words: { policyId: row.id, plan: planIn(row), day: spokenDate(row.startsOn ?? ''), coolingDay: spokenDate(coolingDay) },
    ...{ memberId: row.memberId, event: row.id, at },
  })

/** That the money is back. */
export const tellRefunded = (
  tx: Transaction,
  row: PolicyRow,
  { refundNumber, amount, now }: { refundNumber: string; amount: number; now: Date },
) =>
  notify(tx, {
    template: 'policyRefunded',
    words: { policyId: row.id, plan: planIn(row), amount: `¥${yuan(amount)}` },
    ...{ memberId: row.memberId, event: refundNumber, at: now },
  })

type Due = { instalment: Pick<InstalmentRow, 'id' | 'number' | 'amount' | 'adds' | 'dueOn'>; now: Date }

const told = (row: PolicyRow, { instalment, now }: Due) => ({
  ...{ memberId: row.memberId, event: instalment.id, at: now },
  words: { policyId: row.id, type: typeOf(row.terms), plan: planIn(row), number: String(instalment.number) },
})

/** That an instalment may be paid, and until when. */
export function tellDue(tx: Transaction, row: PolicyRow, due: Due) {
  const { words, ...to } = told(row, due)
  const { amount, dueOn } = due.instalment
  return notify(tx, { template: 'instalmentDue', ...to, words: { ...words, amount: `¥${yuan(amount)}`, day: spokenDate(dueOn) } })
}

/** That it was not paid on its day, and until when it may be caught up. */
export function tellMissed(tx: Transaction, row: PolicyRow, due: Due) {
  const { words, ...to } = told(row, due)
  return notify(tx, { template: 'instalmentMissed', ...to, words: { ...words, day: spokenDate(payUntilOf(due.instalment, row)) } })
}

/** That the policy ends in a few days with what was not caught up. */
export function tellEnding(tx: Transaction, row: PolicyRow, due: Due) {
  const { words, ...to } = told(row, due)
  return notify(tx, { template: 'instalmentEnding', ...to, words: { ...words, day: spokenDate(payUntilOf(due.instalment, row)) } })
}

/** That there is nothing to pay this time, and the limit has grown. */
export function tellFree(tx: Transaction, row: PolicyRow, due: Due) {
  const { words, ...to } = told(row, due)
  return notify(tx, { template: 'instalmentFree', ...to, words: { ...words, amount: `¥${yuan(due.instalment.adds)}` } })
}

/** That the medicine did not help as agreed, and the instalment is not paid. */
export const tellWaived = (tx: Transaction, row: PolicyRow, due: Due) => notify(tx, { template: 'instalmentWaived', ...told(row, due) })

/** That the policy has ended because an instalment was not caught up, and what comes back. */
export const tellLapsed = (tx: Transaction, row: PolicyRow, { refusal, back, now }: { refusal: string; back: number; now: Date }) =>
  notify(tx, {
    template: 'policyLapsed',
    words: {
      ...{ policyId: row.id, type: typeOf(row.terms), plan: planIn(row) },
      reason: back > 0 ? `${refusal}，没有用完的部分 ¥${yuan(back)} 原路退回` : refusal,
    },
    ...{ memberId: row.memberId, event: row.id, at: now },
  })
