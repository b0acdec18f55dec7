import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { OrderStatus } from '../../../src/contract/order'
import { orderLines, orders } from '../../tables'
import { newBuyers, ordered, packingOf, setStock, shopAt, stockOf, type Buyer, type Shop } from '../../../tests/support/shop'

type Act = { buyer: number; what: 'order' | 'cancel' | 'pay' | 'wait'; sku: number; quantity: number }
const anyAct: fc.Arbitrary<Act> = fc.record({
  buyer: fc.integer({ min: 0, max: 3 }),
  what: fc.constantFrom('order', 'order', 'order', 'cancel', 'pay', 'wait'),
  sku: fc.integer({ min: 0, max: 1 }),
  quantity: fc.integer({ min: 1, max: 4 }),
})
const BEGINNING = 12

describe('stock', () => {
  let shop: Shop
  let buyers: Buyer[]
  let skuCodes: string[]
  beforeAll(async () => {
    shop = await shopAt()
    buyers = await newBuyers(shop, 4)
    skuCodes = [(await packingOf(shop, 'otcB', 3)).skuCode, (await packingOf(shop, 'otcB', 4)).skuCode]
  })

  const held = async (skuCode: string) => {
    const [row] = await shop.db
      .select({ boxes: sql<number>`coalesce(sum(${orderLines.boxes}), 0)::int` })
      .from(orderLines)
      .innerJoin(orders, eq(orders.orderCode, orderLines.orderCode))
      .where(sql`${orderLines.skuCode} = ${skuCode} and ${orders.status} <> ${OrderStatus.cancelled} and ${orders.memberId} like 'buyer%'`)
    return row!.boxes
  }

  async function act({ buyer: who, what, sku, quantity }: Act): Promise<void> {
    const buyer = buyers[who]!
    if (what === 'order') await ordered(buyer, { skuCode: skuCodes[sku]!, quantity })
    else if (what === 'wait') {
      shop.clock.advance(16 * 60)
      await shop.jobs()
    } else {
      const [first] = (await buyer.order.list({ query: { tab: 'toPay', size: 1 } })).results
      if (!first) return
      const { orderCode } = first
      if (what === 'cancel') await buyer.order.cancel({ params: { orderCode }, body: { reason: '不想买了' } })
      else await shop.payerDoes((await buyer.pay.start({ body: { ordersCode: orderCode, methodId: 'bank' } })).payUrl, 'confirm')
    }
  }

  it('and what living orders hold always add up to the beginning, whatever happens together', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(anyAct, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }), async (rounds) => {
        for (const skuCode of skuCodes) await setStock(shop, skuCode, BEGINNING)
        const before = await Promise.all(skuCodes.map(held))
        for (const together of rounds) await Promise.allSettled(together.map(act))
        for (const [place, skuCode] of skuCodes.entries()) {
          const left = await stockOf(shop, skuCode)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left + (await held(skuCode)) - before[place]!).toBe(BEGINNING)
        }
      }),
      { numRuns: 12 },
    )
  })
})
