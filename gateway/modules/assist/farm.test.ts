import { eq } from 'drizzle-orm'
import { ACTIVITY } from '../../../tests/support/assistAt'
import { newBuyers, shopAt } from '../../../tests/support/shop'
import { isGate } from '../../../tests/support/tier'
import { assists } from '../../tables'

const DEVICES = isGate ? 100 : 1000

/** Each of the owners has devices of a farm help, every one with a device of its own; on one network, or each on its own. */
it.each([
  ['on one network', () => '10.7.7.7'],
  ['on a network each', (place: number) => `10.${Math.floor(place / 250)}.7.${place % 250}`],
])('gives nothing for the devices of a farm %s', async (_words, addressOf) => {
  const shop = await shopAt()
  const { friends } = (await shop.visitor.assist.activities()).activities[0]!
  const people = await newBuyers(shop, DEVICES + DEVICES / friends)
  const [farm, owners] = [people.slice(0, DEVICES), people.slice(DEVICES)]
  for (const [nth, owner] of owners.entries()) {
    const { assistId } = await owner.assist.begin({ body: { activityId: ACTIVITY } })
    for (let place = nth * friends; place < (nth + 1) * friends; place += 1) {
      const { token, device } = farm[place]!
      await shop.client({ token, device, address: addressOf(place) }).assist.help({ params: { assistId }, body: { wish: 'support' } })
    }
  }
  expect(await shop.db.$count(assists, eq(assists.state, 'inReview'))).toBe(owners.length)
})
