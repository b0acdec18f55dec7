import { eq } from 'drizzle-orm'
import { GiftType } from '../../../src/contract/product'
import { DAY } from '../../../src/lib/duration'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { packingOf } from '../../../tests/support/shop'
import { products, promotions } from '../../tables'

let gateway: Gateway
let otc: string, device: string, rx: string
beforeAll(async () => {
  gateway = await gatewayAt()
  ;[otc, device, rx] = await Promise.all((['otcB', 'none', 'rx'] as const).map(async (mark) => (await packingOf(gateway, mark)).productCode)) as [string, string, string] // prettier-ignore
})
const days = (count: number) => new Date(gateway.clock.now().getTime() + count * DAY)
const write = async (promotionId: string, from: number, until: number, productCodes: string[] | null = null) => {
  const levels = [{ threshold: 9000, off: 2000 }, { threshold: 3000, off: 500 }] // prettier-ignore
  const words = { text: '满30减5', detail: '满 30 元减 5 元' }
  const row = { promotionId, type: GiftType.discount, levels, productCodes, giftSkuCode: null, beginsAt: days(from), endsAt: days(until) }
  await gateway.db.insert(promotions).values({ ...row, ...words })
}
const page = (promotionId: string) => gateway.visitor.promotion.detail({ params: { promotionId } })

beforeEach(() => gateway.db.delete(promotions))

it('lists what runs, the first to end before the others, with what stands for it and never a prescription drug', async () => {
  await write('late', -1, 9, [rx, device, otc])
  await write('soon', -1, 2)
  await write('coming', 1, 2)
  await write('over', -2, -1)
  const { results } = await gateway.visitor.promotion.list({})
  expect(results.map(({ promotionId, products: own }) => [promotionId, own.length])).toEqual([['soon', 4], ['late', 2]]) // prettier-ignore
})

it.each([
  [-1, 1, 'running'],
  [0, 1, 'running'],
  [1, 2, 'coming'],
  [-1, 0, 'over'],
])('that stands from day %i until day %i is %s', async (from, until, state) => {
  await write('one', from, until)
  const { state: told, levels } = await page('one')
  expect([told, levels.map(({ threshold }) => threshold)]).toEqual([state, [3000, 9000]])
})

it('says in which categories its products stand: what is on the shelf, and no prescription drug', async () => {
  await write('one', -1, 1, [rx, device, otc])
  const hits = async () => (await page('one')).categories.map((category) => category.hits)
  const { results } = await gateway.visitor.search.result({ query: { couponUuid: 'one' } })
  expect([(await hits()).reduce((sum, count) => sum + count, 0), results.length]).toEqual([2, 2])
  for (const { categoryId, hits: own } of (await page('one')).categories)
    expect((await gateway.visitor.search.result({ query: { couponUuid: 'one', categoryId } })).hits).toBe(own)
  await gateway.db.update(products).set({ status: 3 }).where(eq(products.productCode, device))
  expect((await hits()).reduce((sum, count) => sum + count, 0)).toBe(1)
  await gateway.db.update(products).set({ status: 2 }).where(eq(products.productCode, device))
})

it('that nobody wrote is not found', () => expect(page('nobodys')).rejects.toMatchObject({ status: 404, message: '没有找到这个活动' }))
