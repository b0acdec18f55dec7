import { spokenDate } from '../../../src/lib/time'
import { yuan } from '../../../src/lib/money'
import type { Transaction } from '../../db/open'
import { notify } from '../message/notify'
import type { PolicyRow } from './schema'

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
