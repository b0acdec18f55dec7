import { eq, ne } from 'drizzle-orm'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { cells, lotteryAt } from '../../../tests/support/lotteryAt'
import { newBuyers, packingOf, type Buyer } from '../../../tests/support/shop'
import { lotteryDraws } from '../../tables'
import { recompute } from './recompute'

let gateway: Gateway
let people: Buyer[]
let activityId: string
beforeAll(async () => {
  gateway = await gatewayAt()
  people = await newBuyers(gateway, 4)
  const { skuCode, salePrice } = await packingOf(gateway, 'none')
  const goods = { prizeType: 'goods', name: '血压计', skuCode, worth: salePrice, quantity: 2, odds: 500_000 } as const
  const coins = { prizeType: 'coin', name: '10 健康币', amount: 10, odds: 200_000 } as const
  activityId = await lotteryAt(gateway, { prizes: cells(goods, coins), freeTimes: 10 })
  for (const [place, buyer] of people.entries())
    for (let times = 0; times < 10; times += 1) await buyer.lottery.draw({ body: { activityId, key: `key-of-${place}-${times}` } })
})

type Draw = typeof lotteryDraws.$inferSelect
const isFirst = ({ nonce }: Draw) => nonce === 1
/** Of a prize of which there is always one more. */
const isUnlimited = ({ drawnPrize }: Draw) => drawnPrize !== 'p1'

it('of draws that were made fits the seed, those of a prize that was gone among them', async () => {
  const substituted = await gateway.db.$count(lotteryDraws, ne(lotteryDraws.prizeId, lotteryDraws.drawnPrize))
  expect(substituted).toBeGreaterThan(0)
  expect(await recompute(gateway.db, activityId)).toEqual({ activityId, title: '秋收有礼', draws: 40, substituted, faults: [] })
})

it.each([
  ['a result that is another', isFirst, { drawnPrize: 'p4', prizeId: 'p4' }, /^记的是 p4，种子算出的是 p[123]$/],
  ['a better prize instead', isUnlimited, { prizeId: 'p1' }, /还有，发的却是 p1$/],
  ['a draw that was left out', isFirst, { nonce: 11 }, /^第 1 次之后是第 2 次$/],
])('tells %s', async (_words, of, set, what) => {
  const row = (await gateway.db.select().from(lotteryDraws)).find(of)
  const own = eq(lotteryDraws.drawId, row!.drawId)
  await gateway.db.update(lotteryDraws).set(set).where(own)
  const { faults } = (await recompute(gateway.db, activityId))!
  expect(faults.map((fault) => fault.what)).toContainEqual(expect.stringMatching(what))
  await gateway.db.update(lotteryDraws).set(row!).where(own)
})

it('of a draw that nobody wrote says nothing', async () => expect(await recompute(gateway.db, 'nobodys')).toBeUndefined())
