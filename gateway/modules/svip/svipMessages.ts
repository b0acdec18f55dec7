import { yuan } from '../../../src/lib/money'
import { lastDayOf, spokenDate } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { notify } from '../message/notify'
import type { SvipRow } from './schema'

const dayIn = ({ endsAt }: Pick<SvipRow, 'endsAt'>) => (endsAt ? spokenDate(lastDayOf(endsAt)) : '')

const endingOf = ({ orderId, extraDays }: SvipRow) => (extraDays === 0 ? orderId : `${orderId} ${extraDays}`)

export const tellBought = (tx: Transaction, row: SvipRow, at: Date) =>
  notify(tx, { template: 'svipBought', memberId: row.memberId, event: row.orderId, words: { plan: row.planName, day: dayIn(row) }, at })

/** Nothing renews it by itself: its member decides. Told again where its end was moved. */
export const tellEnding = (tx: Transaction, row: SvipRow, at: Date) =>
  notify(tx, { template: 'svipEnding', memberId: row.memberId, event: endingOf(row), words: { day: dayIn(row) }, at })

type GivenBack = { reason: string; days: number; amount: number; now: Date }

/** That the shop gave it back, why, and by how many days. */
export const tellGivenBack = (tx: Transaction, { orderId, memberId, planName }: SvipRow, { reason, days, amount, now }: GivenBack) =>
  notify(tx, {
    template: 'svipGivenBack',
    words: { orderId, plan: planName, reason, days: String(days), amount: `¥${yuan(amount)}` },
    ...{ memberId, event: orderId, at: now },
  })

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
