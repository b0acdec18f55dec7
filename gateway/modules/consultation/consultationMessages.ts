import { yuan } from '../../../src/lib/money'
import type { Transaction } from '../../db/open'
import { notify } from '../message/notify'
import type { ConsultationRow } from './states'

const about = ({ id, memberId }: ConsultationRow, at: Date) => ({ memberId, event: id, at })

/** Nobody came in time, and what becomes of the fee. */
export const tellUnanswered = (tx: Transaction, row: ConsultationRow, now: Date) =>
  notify(tx, { template: 'consultationUnanswered', words: { consultationId: row.id }, ...about(row, now) })

/** A doctor read the form and cannot help from afar: the member reads what to do there, and nothing of it here. */
export const tellDeclined = (tx: Transaction, row: ConsultationRow, now: Date) =>
  notify(tx, { template: 'consultationDeclined', words: { consultationId: row.id }, ...about(row, now) })

/** The day has come on which the doctor wants to hear of it again. */
export const tellFollowUp = (tx: Transaction, row: ConsultationRow, now: Date) =>
  notify(tx, {
    template: 'consultationFollowUp',
    words: { consultationId: row.id },
    ...{ memberId: row.memberId, event: `${row.id} ${row.followUpOn ?? ''}`, at: now },
  })

/** The fee is back. */
export const tellRefunded = (tx: Transaction, row: ConsultationRow, { refundNumber, now }: { refundNumber: string; now: Date }) =>
  notify(tx, {
    template: 'consultationRefunded',
    words: { consultationId: row.id, amount: `¥${yuan(row.fee)}` },
    ...{ memberId: row.memberId, event: refundNumber, at: now },
  })
