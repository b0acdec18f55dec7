import { eq } from 'drizzle-orm'
import { receivedOrder } from '../../../tests/support/receivedOrder'
import { isGate } from '../../../tests/support/tier'
import { newBuyers, packingOf, shopAt } from '../../../tests/support/shop'
import { invitations } from '../../tables'
import { settleInvitations } from './settleInvitations'

const DEVICES = isGate ? 100 : 1000

it('pays for none of the devices of a farm, before and after each has had an order received', async () => {
  const shop = await shopAt()
  const [inviter, ...farm] = await newBuyers(shop, DEVICES + 1)
  const { inviteId } = await inviter!.invitation.begin()
  for (const { token, device } of farm)
    await shop.client({ token, device, address: '10.7.7.7' }).invitation.accept({ params: { inviteId } })
  const settle = () => settleInvitations({ db: shop.db, providers: shop.providers, now: shop.clock.now() })
  await settle()
  expect(await inviter!.invitation.mine()).toMatchObject({ joined: DEVICES, waiting: DEVICES, rewarded: 0 })
  const { skuCode } = await packingOf(shop, 'none')
  const { orderCode } = await receivedOrder(shop, farm[0]!, { skuCode, quantity: 1 })
  await shop.db.update(invitations).set({ state: 'held', orderCode, dueAt: shop.clock.now() })
  await settle()
  expect(await shop.db.$count(invitations, eq(invitations.state, 'inReview'))).toBe(DEVICES)
  expect(await inviter!.invitation.mine()).toMatchObject({ waiting: DEVICES, rewarded: 0 })
})
