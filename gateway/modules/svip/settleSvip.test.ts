import { eq, like, lte } from 'drizzle-orm'
import { svipHeld } from '../../../tests/support/svipAt'
import { gatewayAt } from '../../../tests/support/gateway'
import { newBuyers, packingOf, shopAt, type Buyer } from '../../../tests/support/shop'
import { members, sessions, svipOrders } from '../../tables'
import { settleDueSvip } from './settleSvip'

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime()
const numbered = (letter: string, length: number) => Array.from({ length }, (_, nth) => `${letter}${nth}`)

it('settles those that are behind a batch of rows which fail each time', async () => {
  const { db, clock, providers, zhou } = await gatewayAt()
  const orderId = await svipHeld({ db, clock, providers }, zhou)
  const now = clock.now()
  const [held] = await db.update(svipOrders).set({ nextAt: now }).where(eq(svipOrders.orderId, orderId)).returning()
  // As many as a batch, all before the others: what they give cannot be granted.
  const spoilt = numbered('!', 500)
  const all = [...spoilt, ...numbered('a', 100)]
  const named = (memberId: string) => ({ memberId, loginName: memberId, phone: memberId, nickname: memberId, createdAt: now })
  await db.insert(members).values(all.map(named))
  await db.insert(svipOrders).values(all.map((memberId) => ({ ...held!, memberId, orderId: memberId })))
  await db
    .update(svipOrders)
    .set({ terms: {} as never })
    .where(like(svipOrders.memberId, '!%'))

  await settleDueSvip({ db, providers, now })

  const due = await db.select({ memberId: svipOrders.memberId }).from(svipOrders).where(lte(svipOrders.nextAt, now))
  expect(due.map(({ memberId }) => memberId).sort()).toEqual(spoilt.sort())
})

it('prices for a member at the moment when the next membership begins, before the job has come to it', async () => {
  const shop = await shopAt()
  const [me] = (await newBuyers(shop, 1)) as [Buyer]
  await shop.db.update(sessions).set({ expiresAt: new Date('2040-01-01T00:00:00+08:00') })
  const { skuCode } = await packingOf(shop, 'none')
  const memberOff = async () => {
    const { settleId } = await me.settlement.purchase({ body: { skus: [{ skuCode, quantity: 1 }] } })
    return (await me.settlement.detail({ params: { settleId } })).memberOff
  }
  await svipHeld(shop, me)
  await svipHeld(shop, me)
  const off = await memberOff()
  expect(off).toBeGreaterThan(0)
  const ends = (await shop.db.select({ endsAt: svipOrders.endsAt }).from(svipOrders)).map(({ endsAt }) => endsAt!).sort(byTime)
  const [first, second] = ends as [Date, Date]

  shop.clock.set(first)
  expect(await memberOff()).toBe(off)
  await settleDueSvip({ db: shop.db, providers: shop.providers, now: shop.clock.now() })
  expect(await memberOff()).toBe(off)
  shop.clock.set(second)
  expect(await memberOff()).toBe(0)
})
