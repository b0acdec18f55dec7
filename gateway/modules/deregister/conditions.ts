import { and, count, eq, inArray, ne } from 'drizzle-orm'
import type { DeregisterCondition } from '../../../src/contract/deregister'
import { OrderStatus } from '../../../src/contract/order'
import type { Querying } from '../../db/open'
import { openRefundsOf } from '../aftersales/listRefunds'
import { consultations } from '../consultation/schema'
import { MOVES } from '../consultation/states'
import { orders } from '../purchase/schema'
import { payments, refunds } from '../pay/schema'
import { shopAddress } from '../../kernel/shopAddress'
import { paymentsOfMember } from '../pay/paymentsOf'

const OPEN = [OrderStatus.inReview, OrderStatus.toPay, OrderStatus.toShip, OrderStatus.shipped]

/**
 * Conditions for closing an account, computed now. Only what would hurt the member or a third party counts (E-commerce Law 24: no
 * unreasonable conditions).
 */
export async function conditionsOf(db: Querying, memberId: string): Promise<DeregisterCondition[]> {
  const own = eq(orders.memberId, memberId)
  const [open] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(own, inArray(orders.status, OPEN)))
  const theirs = paymentsOfMember(db, memberId)
  const [goingBack] = await db
    .select({ count: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.payId, refunds.payId))
    .where(and(theirs, ne(refunds.state, 'done')))
  const asked = await openRefundsOf(db, memberId)
  // Money at the bank for what is closed: it may still arrive.
  const [money] = await db
    .select({ count: count() })
    .from(payments)
    .where(and(paymentsOfMember(db, memberId, 'closed'), eq(payments.state, 'unknown')))
  // What is talked is sealed at the end, and a fee goes back to who can be told.
  const openStates = [...new Set(Object.values(MOVES).flatMap(({ from }) => from))]
  const consulting = await db.$count(consultations, and(eq(consultations.memberId, memberId), inArray(consultations.state, openStates)))
  return [
    condition('orders', open?.count ?? 0, {
      title: '没有进行中的订单',
      met: '没有待审方、待付款、待发货或待收货的订单',
      unmet: (number) => `还有 ${number} 个订单没有完成，请先收货或取消`,
      link: shopAddress('orders'),
    }),
    condition('refunds', Math.max(goingBack?.count ?? 0, asked), {
      title: '没有进行中的退款',
      met: '没有正在退款的订单',
      unmet: (number) => `还有 ${number} 笔退款没有到账，到账后即可注销`,
      link: shopAddress('orders'),
    }),
    condition('balance', money?.count ?? 0, {
      title: '没有未结清的款项',
      met: '账户中没有未结清的款项',
      unmet: (number) => `还有 ${number} 笔款项正在与银行核对，核对完成后即可注销`,
      link: null,
    }),
    condition('consultations', consulting, {
      title: '没有进行中的问诊',
      met: '没有待付款、等待医生或没有结束的问诊',
      unmet: (number) => `还有 ${number} 次问诊没有结束，请先取消或结束`,
      link: shopAddress('consultations'),
    }),
  ]
}

type Words = { title: string; met: string; unmet: (number: number) => string; link: string | null }

const condition = (id: DeregisterCondition['id'], number: number, { title, met, unmet, link }: Words): DeregisterCondition => ({
  id,
  title,
  isMet: number === 0,
  text: number === 0 ? met : unmet(number),
  count: number,
  link: number === 0 ? null : link,
})
