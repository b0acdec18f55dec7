import { and, asc, eq, isNull, like } from 'drizzle-orm'
import { memberCoupons, memberGrants, messages, sessions, staffSessions } from '../../gateway/tables'
import type { Job } from '../../gateway/kernel/jobs/job'
import { instantOn } from '../../src/lib/time'
import { staffAt } from './counter'
import type { Gateway } from './gateway'
import { newBuyers, packingOf, shopAt, type Buyer } from './shop'
import { svipPaid } from './svipAt'

const LATE = new Date('2040-01-01T00:00:00+08:00')

/** An operator who stays logged in for months: what is tested here takes as long. */
export async function stayingOperator(gateway: Gateway, name = '程路') {
  const person = await staffAt(gateway, { roles: ['operator'], name })
  await gateway.db.update(staffSessions).set({ expiresAt: LATE, lastSeenAt: LATE })
  return person
}

/** A shop with so many buyers whose sessions outlast a membership, an operator, and what a membership is looked at by. */
export async function svipShop(count: number) {
  const shop = await shopAt()
  const people = await newBuyers(shop, count)
  await shop.db.update(sessions).set({ expiresAt: LATE })
  const { skuCode } = await packingOf(shop, 'none')
  const newcomer = () => people.pop()!
  return {
    ...{ shop, skuCode, newcomer, cheng: await stayingOperator(shop) },
    operatorCalled: (name: string) => stayingOperator(shop, name),
    at: (day: string, clock = '10:00') => shop.clock.set(instantOn(day, clock)),
    run: (job: Job) => job({ db: shop.db, providers: shop.providers, now: shop.clock.now() }),
    member: async (planId: 'month' | 'quarter' | 'year' = 'year') => {
      const one = newcomer()
      return { one, orderId: await svipPaid(shop, one, planId) }
    },
    rightsOf: async ({ memberId }: Buyer) =>
      (
        await shop.db
          .select()
          .from(memberGrants)
          .where(and(eq(memberGrants.memberId, memberId), isNull(memberGrants.revokedAt)))
          .orderBy(asc(memberGrants.right))
      ).map(({ right, value }) => `${right} ${value}`),
    couponsOf: ({ memberId }: Buyer) => shop.db.select().from(memberCoupons).where(eq(memberCoupons.memberId, memberId)),
    /** What an order of one piece costs less for being a member, in cents. */
    memberOff: async (buyer: Buyer) => {
      const { settleId } = await buyer.settlement.purchase({ body: { skus: [{ skuCode, quantity: 1 }] } })
      return (await buyer.settlement.detail({ params: { settleId } })).memberOff
    },
    /** The texts of what a member was told of it, the first in front, those that newer ones replaced, too. */
    told: async ({ memberId }: Buyer) =>
      (
        await shop.db
          .select({ template: messages.template, text: messages.text })
          .from(messages)
          .where(and(eq(messages.memberId, memberId), like(messages.template, 'svip%')))
          .orderBy(messages.at)
      ).filter(({ template }) => template !== 'svipBought'),
  }
}

/** How many of these were done. */
export const doneOf = async (all: Array<Promise<unknown>>) =>
  (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length
