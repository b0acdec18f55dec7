import { eq } from 'drizzle-orm'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { ofSku, written } from '../../../tests/support/counterSku'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { packingOf } from '../../../tests/support/shop'
import { HOUR, HOUR_SECONDS } from '../../../src/lib/duration'
import { auditLog, packings } from '../../tables'
import { yuan } from '../../lib/yuan'
import { queuesOf } from '../queue/queuesOf'
import { runJobs } from '../jobs'
import { publishDue } from './publishDue'

describe('a revision', () => {
  let gateway: Gateway
  let operator: StaffPerson
  beforeEach(async () => {
    gateway = await gatewayAt()
    operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
  })
  const shown = async (productCode: string, skuCode: string) => {
    const page = await gateway.visitor.product.merged({ params: { code: productCode } })
    return page.packings.find((one) => one.skuCode === skuCode)?.salePrice
  }
  const due = () => runJobs({ ...gateway, now: gateway.clock.now(), jobs: { publishDue } })
  const inHours = (hours: number) => new Date(gateway.clock.now().getTime() + hours * HOUR).toISOString()
  /** A session of the counter ends within the hour. */
  const later = async (hours: number) => {
    gateway.clock.advance(hours * HOUR_SECONDS)
    operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
  }
  const of = (subjectId: string) => operator.revision.list({ query: { subject: 'goods', subjectId } })

  it('is a draft that no shopper sees, until it is published with its reason as one change of all its fields', async () => {
    const { productCode, skuCode, salePrice } = await packingOf(gateway, 'none')
    const edited = { ...ofSku(skuCode, { salePrice: salePrice + 100 }), buyLimit: 4 }
    const draft = await written(operator, productCode, edited, { when: 'draft' })
    expect(draft).toMatchObject({ number: 1, state: 'draft', by: '程路', reason: '测试改价', changeId: null })
    expect(await shown(productCode, skuCode)).toBe(salePrice)
    const { version: seen } = await operator.product.detail({ params: { productCode } })
    const params = { revisionId: draft.revisionId }
    const published = await operator.revision.rewrite({ params, body: { edited, reason: '降价促销', when: 'now', seen } })
    expect([published.state, await shown(productCode, skuCode)]).toEqual(['published', salePrice + 100])
    const { results } = await operator.change.list({ query: { subject: 'goods', subjectId: productCode } })
    expect(results).toMatchObject([{ changeId: published.changeId, reason: '降价促销', after: edited }])
    expect(results[0]!.differences.map(({ field }) => field).sort()).toEqual([`${skuCode} 售价`, '每人限购'].sort())
    await operator.change.revert({ params: { changeId: results[0]!.changeId } })
    expect(await shown(productCode, skuCode)).toBe(salePrice)
  })

  it('is published when its time comes, in the name of who scheduled it, and one after the other', async () => {
    const { productCode, skuCode, salePrice } = await packingOf(gateway, 'none')
    const at = (hours: number, price: number) =>
      written(operator, productCode, ofSku(skuCode, { salePrice: price }), { when: inHours(hours) })
    await at(1, salePrice - 100)
    // The price that the shop goes back to at night is what it is now.
    await at(12, salePrice)
    await due()
    expect(await shown(productCode, skuCode)).toBe(salePrice)
    await later(1)
    await due()
    await due()
    expect(await shown(productCode, skuCode)).toBe(salePrice - 100)
    const lines = await gateway.db.select().from(auditLog).where(eq(auditLog.title, '定时上线'))
    expect(lines).toMatchObject([{ staffName: '程路', record: `goods:${productCode}`, outcome: 'done', address: 'job' }])
    await later(11)
    await due()
    expect(await shown(productCode, skuCode)).toBe(salePrice)
    expect((await of(productCode)).results.map(({ number, state }) => [number, state])).toEqual([
      [2, 'published'],
      [1, 'published'],
    ])
  })

  it('is not published over what somebody changed since: it fails with who, waits for an operator, and the rest goes on', async () => {
    const { productCode, skuCode, salePrice } = await packingOf(gateway, 'none')
    const other = await packingOf(gateway, 'none', 2)
    await written(operator, productCode, ofSku(skuCode, { salePrice: salePrice - 100 }), { when: inHours(1) })
    await written(operator, other.productCode, ofSku(other.skuCode, { salePrice: other.salePrice + 50 }), { when: inHours(1) })
    const second = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
    await written(second, productCode, ofSku(skuCode, { salePrice: salePrice - 50 }))
    await later(1)
    await due()
    expect(await shown(productCode, skuCode)).toBe(salePrice - 50)
    expect(await shown(other.productCode, other.skuCode)).toBe(other.salePrice + 50)
    const [, failed] = (await of(productCode)).results
    expect(failed).toMatchObject({ state: 'failed', problem: expect.stringMatching(/^陆鸣在 .* 改过，没有上线/) as string })
    expect((await queuesOf(gateway.db, gateway.clock.now())).revisionsFailed.count).toBe(1)
    expect((await operator.revision.list({ query: { part: 'open' } })).results.map(({ revisionId }) => revisionId)).toEqual([
      failed!.revisionId,
    ])
    const discarded = await operator.revision.discard({ params: { revisionId: failed!.revisionId } })
    expect(discarded.state).toBe('discarded')
    const again = operator.revision.discard({ params: { revisionId: failed!.revisionId } })
    await expect(again).rejects.toThrow(/程路已在 .* 放弃了这份修订/)
  })

  it('is told at once why it could not be published: the law, a price below its own, a moment that is past, nothing to do', async () => {
    const rx = await packingOf(gateway, 'rx')
    const struck = ofSku(rx.skuCode, { marketPrice: rx.salePrice + 100 })
    await expect(written(operator, rx.productCode, struck, { when: inHours(1) })).rejects.toThrow('处方药不得有划线价')
    const { productCode, skuCode, salePrice } = await packingOf(gateway, 'none', 1)
    const below = ofSku(skuCode, { marketPrice: salePrice - 1 })
    await expect(written(operator, productCode, below, { when: inHours(1) })).rejects.toThrow('划线价不应低于售价')
    const price = ofSku(skuCode, { salePrice: salePrice + 1 })
    await expect(written(operator, productCode, price, { when: inHours(-1) })).rejects.toMatchObject({ code: 'TOO_EARLY', field: 'when' })
    await expect(written(operator, productCode, ofSku(skuCode, { salePrice }))).rejects.toMatchObject({ code: 'UNCHANGED' })
    await expect(written(operator, productCode, ofSku('nobody-1', { salePrice }))).rejects.toThrow('这个规格')
    await expect(written(operator, productCode, ofSku(skuCode, { stock: 1 }))).rejects.toThrow('不能在这里修改')
    await expect(written(operator, productCode, ofSku(skuCode, { salePrice: 0 }))).rejects.toThrow('金额应大于 0')
    expect((await of(productCode)).hits).toBe(0)
  })

  it('asks for a sentence before a price is ten times what it was, or a tenth', async () => {
    const { productCode, skuCode, salePrice } = await packingOf(gateway, 'none')
    const [packing] = await gateway.db.select().from(packings).where(eq(packings.skuCode, skuCode))
    const edited = {
      ...ofSku(skuCode, { salePrice: salePrice * 10 }),
      ...(packing!.marketPrice !== null && ofSku(skuCode, { marketPrice: null })),
    }
    const slip = written(operator, productCode, edited)
    await expect(slip).rejects.toMatchObject({ status: 409, code: 'LEAP', field: 'typed' })
    expect(await shown(productCode, skuCode)).toBe(salePrice)
    const typed = `售价改为 ${yuan(salePrice * 10)} 元`
    expect((await written(operator, productCode, edited, { typed })).state).toBe('published')
    await expect(written(operator, productCode, ofSku(skuCode, { salePrice }))).rejects.toMatchObject({ code: 'LEAP' })
    const nine = ofSku(skuCode, { salePrice: salePrice * 2 })
    expect((await written(operator, productCode, nine)).state).toBe('published')
  })
})
