import { inTransaction } from '../../gateway/kernel/transaction'
import { kindOf } from '../../gateway/modules/pay/subject'
import { lockSvipOrder } from '../../gateway/modules/svip/locked'
import { announcePause } from '../../gateway/modules/svip/pause'
import { SVIP } from '../../gateway/modules/svip/subjectOfSvip'
import { agreementsTo } from '../../src/contract/agreement'
import type { SvipPlan } from '../../src/contract/svip'
import type { Gateway } from './gateway'
import type { Client } from './gatewayClient'

type Bank = { payerDoes: (payUrl: string, act: 'confirm') => Promise<unknown> }

/** What a buyer sends who read and ticked everything. */
export async function svipBody(buyer: Client, planId: SvipPlan['planId']) {
  const { plans, documents } = await buyer.svip.overview()
  const plan = plans.find((one) => one.planId === planId)
  if (!plan) throw new Error(`No ${planId} is sold`)
  return { planId, price: plan.price, agreements: agreementsTo(documents) }
}

/** A membership that a buyer ordered and paid; answers its order's id. */
export async function svipPaid(shop: Bank, buyer: Client, planId: SvipPlan['planId']): Promise<string> {
  const { orderId } = await buyer.svip.buy({ body: await svipBody(buyer, planId) })
  const { payUrl } = await buyer.pay.start({ body: { ordersCode: orderId, methodId: 'bank' } })
  await shop.payerDoes(payUrl, 'confirm')
  return orderId
}

/** The same where nobody stands at the bank's page: the money is simply there. */
export async function svipHeld({ db, clock, providers }: Pick<Gateway, 'db' | 'clock' | 'providers'>, buyer: Client): Promise<string> {
  const { orderId } = await buyer.svip.buy({ body: await svipBody(buyer, 'year') })
  const now = clock.now()
  await inTransaction(db, (tx) =>
    kindOf({ kind: SVIP }).markPaid(tx, { code: orderId, paymentName: '网上银行', paidAt: now, ring: providers.fileKeys, now }),
  )
  return orderId
}

/** One that is held, a card of it that was sent, and a pause that was announced. */
export async function svipBelongings(place: Parameters<typeof svipHeld>[0], who: Client): Promise<void> {
  const orderId = await svipHeld(place, who)
  await who.svip.send()
  await pauseAnnounced(place, orderId)
}

/** The shop announced that the rights of who has this membership pause. */
export const pauseAnnounced = ({ db, clock }: Pick<Gateway, 'db' | 'clock'>, orderId: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { memberId } = await lockSvipOrder(tx, orderId)
    await announcePause(tx, { memberId, reason: '多次把体验卡卖给他人', now: clock.now() })
  })
