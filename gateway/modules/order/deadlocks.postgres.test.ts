import { liftLimits } from '../../../tests/support/liftLimits'
import { newBuyers, packingOf, settled, setStock, shopAt } from '../../../tests/support/shop'
import { sqlState } from '../../kernel/transaction'

const DEADLOCK = '40P01'

/** Deadlocks are repeated by the gateway, so a shopper never sees one: only transactions tell. */
it('orders of the same packings, of one member and of many, wait for each other in one order, also while addresses change', async () => {
  const shop = await shopAt()
  await liftLimits(shop.db)
  const packings = [await packingOf(shop, 'otcB', 3), await packingOf(shop, 'otcB', 4), await packingOf(shop, 'none', 2)]
  for (const { skuCode } of packings) await setStock(shop, skuCode, 1000)
  const skus = packings.map(({ skuCode }) => ({ skuCode, quantity: 1 }))
  const buyers = await newBuyers(shop, 6)
  const bodies = await Promise.all(
    buyers.flatMap((buyer) => [skus, [...skus].reverse(), skus].map(async (wanted) => ({ buyer, body: await settled(buyer, wanted) }))),
  )
  const transactions = jest.spyOn(shop.db, 'transaction')
  const submitted = bodies.map(({ buyer, body }) => buyer.order.submit({ body }))
  const moved = buyers.map((buyer) => buyer.address.makeDefault({ params: { id: `home-of-${buyer.memberId}` } }))
  await Promise.all([...submitted, ...moved])

  const ended = await Promise.allSettled(transactions.mock.results.map(({ value }) => value as Promise<unknown>))
  const states = ended.flatMap((end) => (end.status === 'rejected' ? [sqlState(end.reason)] : []))
  expect(ended.length).toBeGreaterThan(submitted.length)
  expect(states).not.toContain(DEADLOCK)
})
