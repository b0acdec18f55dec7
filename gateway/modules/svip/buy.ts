import { DAY, MINUTE } from '../../../src/lib/duration'
import type { SvipPlan } from '../../../src/contract/svip'
import type { Db, Transaction } from '../../db/open'
import { randomId } from '../../lib/hash'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { lockMember } from '../../kernel/lockMember'
import { inTransaction } from '../../kernel/transaction'
import { yuan } from '../../lib/yuan'
import type { PaymentProvider } from '../../providers/payment/paymentProvider'
import type { Agreed } from '../agreement/agreedTo'
import { recordActs, type Acting } from '../agreement/record'
import { closePayments } from '../pay/closePayments'
import { mallRules } from '../pricing/mallRules'
import { refuseWhilePaused } from './pauses'
import { plansOf, svipSettingOf, termsOf } from './plans'
import { svipOrders, type SvipRow } from './schema'
import { ownSvipOrder, paidRowsOf, unpaidOf } from './standing'
import { step } from './states'
import { subjectOfSvip } from './subjectOfSvip'

/** Nobody pays for more than so many years ahead; the figure is ours. */
const MAX_AHEAD = 3 * 366 * DAY

type Buying = Acting & { planId: SvipPlan['planId']; price: number; agreed: readonly Agreed[] }

/** Orders a membership, and answers its id; the same again while it waits for payment. 404, 409 PRICE_CHANGED, SVIP_PAUSED, SVIP_WAITS, TOO_LONG. */
export async function buySvip(tx: Transaction, { planId, price, agreed, ...acting }: Buying): Promise<string> {
  const { memberId, now } = acting
  await lockMember(tx, memberId)
  const sold = await svipSettingOf(tx)
  const plan = plansOf(sold).find((one) => one.planId === planId)
  if (!plan) throw notFound('这个 SVIP 套餐')
  if (plan.price !== price)
    throw new HttpError(409, 'PRICE_CHANGED', `${plan.name}现在是 ${yuan(plan.price)} 元，请核对后再开通`, {
      details: { before: price, after: plan.price },
    })
  await recordActs(tx, agreed, acting)
  const waiting = await unpaidOf(tx, memberId)
  if (waiting) {
    if (waiting.planName === plan.name && waiting.price === price && waiting.payBefore > now) return waiting.orderId
    throw new HttpError(409, 'SVIP_WAITS', '有一笔 SVIP 订单等待付款，请先付款或取消')
  }
  const rows = await paidRowsOf(tx, memberId)
  await refuseWhilePaused(tx, { memberId, rows, at: now })
  const ends = Math.max(0, ...rows.map(({ endsAt }) => endsAt.getTime()))
  if (ends - now.getTime() > MAX_AHEAD) throw new HttpError(409, 'TOO_LONG', 'SVIP 已开通到三年之后，到期前再续费即可')
  const { payMinutes } = await mallRules(tx)
  const orderId = randomId()
  await tx.insert(svipOrders).values({
    ...{ orderId, memberId, planName: plan.name, months: plan.months, price, terms: termsOf(sold), state: 'toPay' },
    createdAt: now,
    payBefore: new Date(now.getTime() + payMinutes * MINUTE),
  })
  return orderId
}

type Closing = { db: Db; ring: KeyRing; bank: PaymentProvider; now: Date }

/** Makes room for another plan: one that waits for payment and is not what is asked for now is closed, at the bank first. */
export async function closeOther(closing: Closing, { memberId, planId, price }: Pick<Buying, 'memberId' | 'planId' | 'price'>) {
  const waiting = await unpaidOf(closing.db, memberId)
  if (!waiting) return
  const plan = plansOf(await svipSettingOf(closing.db)).find((one) => one.planId === planId)
  if (plan?.price !== price || (waiting.planName === plan.name && waiting.price === price && waiting.payBefore > closing.now)) return
  await close(closing, waiting)
}

/** Closes one that is not paid; twice is once. 409 SVIP_PAID. */
export async function cancelSvip(closing: Closing, of: { memberId: string; orderId: string }): Promise<void> {
  const row = await ownSvipOrder(closing.db, of)
  if (row.state !== 'closed') await close(closing, row)
}

async function close({ db, ring, bank, now }: Closing, { orderId }: SvipRow): Promise<void> {
  await closePayments({ db, ring, bank, subject: subjectOfSvip(orderId), now })
  const closed = await inTransaction(db, (tx) => step(tx, { orderId, move: 'close' }))
  if (!closed) throw new HttpError(409, 'SVIP_PAID', '这笔 SVIP 订单已经付款，权益已生效')
}
