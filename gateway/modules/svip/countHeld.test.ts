import { svipPaid } from '../../../tests/support/svipAt'
import { newBuyers, shopAt } from '../../../tests/support/shop'

it('is named among what is lost where the account is closed while it holds', async () => {
  const shop = await shopAt()
  const [me] = await newBuyers(shop, 1)
  const lost = async () => (await me!.deregister.conditions()).losses.find(({ title }) => title.includes('付费会员'))
  expect(await lost()).toBeUndefined()
  const orderId = await svipPaid(shop, me!, 'year')
  expect(await lost()).toMatchObject({ count: 1 })
  await me!.svip.refund({ params: { orderId }, body: { back: 16_800 } })
  expect(await lost()).toBeUndefined()
})
