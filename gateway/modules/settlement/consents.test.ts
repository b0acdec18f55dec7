import { eq } from 'drizzle-orm'
import { consents } from '../../tables'
import { publishDocument } from '../document/publishDocument'
import { newBuyers, ordered, packingOf, shopAt } from '../../../tests/support/shop'

describe('the version of a notice an order records', () => {
  it.each([
    ['2026-11-30T23:59:00+08:00', false],
    ['2026-12-01T00:30:00+08:00', true],
    ['2026-12-01T07:59:00+08:00', true],
    ['2026-12-01T23:59:00+08:00', true],
  ])('is the one shown at %s', async (moment, isNew) => {
    const shop = await shopAt()
    const [buyer] = await newBuyers(shop, 1)
    const params = { name: 'afterSalesNotice' }
    const sections = [{ heading: '要点', paragraphs: ['新的须知。'] }]
    const next = { ...params, version: '2026-12-01', title: undefined, changes: '更新。', material: true, sections }
    await publishDocument(shop.db, next, shop.clock.now())
    shop.clock.set(moment)
    const { skuCode } = await packingOf(shop, 'otcB', 7)
    const { orderCode } = await ordered(buyer!, { skuCode, quantity: 1 })
    const [recorded] = await shop.db.select().from(consents).where(eq(consents.orderCode, orderCode))
    const { version } = await shop.visitor.document.one({ params })
    expect(version === next.version).toBe(isNew)
    expect(recorded).toMatchObject({ document: 'afterSalesNotice', version })
  })
})
