import { yuan } from '../../../src/lib/money'
import { lastDayOf, spokenDate } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { notify } from '../message/notify'
import type { SvipRow } from './schema'

const dayIn = ({ endsAt }: Pick<SvipRow, 'endsAt'>) => (endsAt ? spokenDate(lastDayOf(endsAt)) : '')

export const tellBought = (tx: Transaction, row: SvipRow, at: Date) =>
  notify(tx, { template: 'svipBought', memberId: row.memberId, event: row.orderId, words: { plan: row.planName, day: dayIn(row) }, at })

/** Nothing renews it by itself: its member decides. */
export const tellEnding = (tx: Transaction, row: SvipRow, at: Date) =>
  notify(tx, { template: 'svipEnding', memberId: row.memberId, event: row.orderId, words: { day: dayIn(row) }, at })

export const tellRefunded = (
  tx: Transaction,
  row: SvipRow,
  { refundNumber, amount, now }: { refundNumber: string; amount: number; now: Date },
) =>
  notify(tx, {
    template: 'svipRefunded',
    words: { orderId: row.orderId, amount: `¥${yuan(amount)}` },
    ...{ memberId: row.memberId, event: refundNumber, at: now },
  })
