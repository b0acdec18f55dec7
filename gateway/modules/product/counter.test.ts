import { eq } from 'drizzle-orm'
import { changedWith, ofSku, skuOf, written } from '../../../tests/support/counterSku'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { newestSearch } from '../../../tests/support/newestSearch'
import { ordered, packingOf, newBuyers } from '../../../tests/support/shop'
import { changes, packings } from '../../tables'
import { catalogueRevision } from '../catalogue/revision'

const OFF_SHELF = 3

describe('products at the counter', () => {
  let gateway: Gateway
  let operator: StaffPerson
  let other: StaffPerson
  beforeAll(async () => {
    gateway = await gatewayAt()
    operator = await staffAt(gateway, { roles: ['operator'], name: '程路' })
    other = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
  })
  const edit = (skuCode: string, change: Parameters<typeof changedWith>[3], person = operator) =>
    changedWith(gateway, person, skuCode, change)
  const shopper = (productCode: string) => gateway.visitor.product.merged({ params: { code: productCode } })
  const priceFor = async (productCode: string, skuCode: string) =>
    (await shopper(productCode)).packings.find((one) => one.skuCode === skuCode)?.salePrice

  it('are found by words, state and category, sorted and paged by the gateway', async () => {
    const found = await operator.product.list({ query: { words: '布洛芬 胶囊', status: 'onShelf', sort: 'price', order: 'down', size: 2 } })
    expect(found.results).toHaveLength(2)
    expect(found.results.every(({ name, stock }) => name.includes('布洛芬') && stock > 0)).toBe(true)
    expect(found.results[0]!.salePrice).toBeGreaterThanOrEqual(found.results[1]!.salePrice)
    const [first] = found.results
    const next = await operator.product.list({ query: { words: '布洛芬 胶囊', sort: 'price', order: 'down', size: 2, page: 2 } })
    expect(next.results.map(({ skuCode }) => skuCode)).not.toContain(first?.skuCode)
    expect((await operator.product.list({ query: { words: first!.skuCode } })).results.map(({ skuCode }) => skuCode)).toEqual([
      first?.skuCode,
    ])
    expect((await operator.product.list({ query: { words: '布%芬' } })).hits).toBe(0)
    const { categories } = await operator.product.categories()
    expect(categories.map(({ id }) => id)).toContain(first?.categoryId)
    const inCategory = await operator.product.list({ query: { category: first!.categoryId } })
    expect(new Set(inCategory.results.map(({ categoryId }) => categoryId))).toEqual(new Set([first?.categoryId]))
  })

  it('are written where they are still what was seen: the second of two operators is told who and what, and loses nothing', async () => {
    const { skuCode, productCode, salePrice } = await packingOf(gateway, 'none', 2)
    const { version } = await other.product.detail({ params: { productCode } })
    await edit(skuCode, { salePrice: salePrice + 100, marketPrice: null })
    const edited = ofSku(skuCode, { salePrice: salePrice + 300 })
    const body = { subject: 'goods', subjectId: productCode, edited, reason: '涨价', when: 'now' }
    const late = other.revision.write({ body }, { version })
    await expect(late).rejects.toMatchObject({ status: 409, code: 'CHANGED_SINCE' })
    await expect(late).rejects.toThrow(/最后由程路在 .* 修订商城内容：\S+ 售价现在是 ¥[\d.]+。什么都没有写入，请核对后再办$/)
    expect(await priceFor(productCode, skuCode)).toBe(salePrice + 100)
    await expect(edit(skuCode, { salePrice: salePrice + 100 })).rejects.toMatchObject({ code: 'UNCHANGED' })
  })

  it('are taken back: prices as they were, and again', async () => {
    const { skuCode, productCode, salePrice } = await packingOf(gateway, 'none', 3)
    await edit(skuCode, { salePrice: salePrice - 1, marketPrice: null })
    const { results } = await other.change.list({ query: { subject: 'goods', subjectId: productCode } })
    expect(results[0]).toMatchObject({ by: '程路', canRevert: true })
    const revision = await catalogueRevision(gateway.db)
    await other.change.revert({ params: { changeId: results[0]!.changeId } })
    expect(await priceFor(productCode, skuCode)).toBe(salePrice)
    expect(await catalogueRevision(gateway.db)).toBe(revision + 1)
  })

  it('keep what is booked: stock is refused where an order took from it meanwhile, and taken back by as much as it was moved', async () => {
    const { skuCode, productCode, stock } = await packingOf(gateway, 'none', 4)
    const [buyer] = await newBuyers(gateway, 1, 'stock-buyer')
    await ordered(buyer!, { skuCode, quantity: 2 })
    const late = operator.product.editStock({ params: { skuCode }, body: { seen: stock, stock: stock + 20, reason: '盘点' } })
    await expect(late).rejects.toThrow(new RegExp(`可售库存现在是 ${stock - 2}。`))
    await edit(skuCode, { stock: stock + 20 })
    const detail = await operator.product.detail({ params: { productCode } })
    expect(detail.skus.find((one) => one.skuCode === skuCode)).toMatchObject({ stock: stock + 20, booked: 2 })
    await ordered(buyer!, { skuCode, quantity: 1 })
    const [change] = (await operator.change.list({ query: { subject: 'stock', subjectId: skuCode } })).results
    const { changeId } = await operator.change.revert({ params: { changeId: change!.changeId } })
    expect((await skuOf(gateway, skuCode)).stock).toBe(stock - 3)
    expect(changeId).toBe(change?.changeId)
    await edit(skuCode, { stock: 30 })
    await gateway.db.update(packings).set({ stock: 0 }).where(eq(packings.skuCode, skuCode))
    const [raised] = (await operator.change.list({ query: { subject: 'stock', subjectId: skuCode } })).results
    await gateway.db
      .update(changes)
      .set({ before: { stock: 0 } })
      .where(eq(changes.changeId, raised!.changeId))
    await expect(operator.change.revert({ params: { changeId: raised!.changeId } })).rejects.toMatchObject({ code: 'STOCK_BOOKED' })
  })

  it('give a prescription drug no struck-through price, and nothing a struck-through price below its own', async () => {
    const rx = await packingOf(gateway, 'rx')
    const { salePrice } = rx
    await expect(edit(rx.skuCode, { marketPrice: salePrice + 100 })).rejects.toThrow('处方药不得有划线价')
    const own = await packingOf(gateway, 'none', 5)
    await expect(edit(own.skuCode, { marketPrice: own.salePrice - 1 })).rejects.toThrow('划线价不应低于售价')
    await expect(edit(own.skuCode, { salePrice: 0 })).rejects.toThrow('金额应大于 0')
    await expect(edit(own.skuCode, { status: 7 })).rejects.toThrow('请选择上架或下架')
  })

  it('off the shelf are found by nobody at once at this gateway, by packing or as a whole, and are told as off the shelf', async () => {
    const { skuCode, productCode } = await packingOf(gateway, 'otcB', 6)
    const own = await operator.product.detail({ params: { productCode } })
    const { name } = own
    const found = async () => {
      await newestSearch(gateway)
      return (await gateway.visitor.search.result({ query: { keyword: name, size: 50 } })).results.map((card) => card.productCode)
    }
    // No TTL runs out meanwhile.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000)
    expect(await found()).toContain(productCode)
    for (const sku of own.skus) await edit(sku.skuCode, { status: OFF_SHELF })
    expect(await found()).not.toContain(productCode)
    expect((await shopper(productCode)).status).toBe(OFF_SHELF)
    await edit(skuCode, { status: 2 })
    expect(await found()).toContain(productCode)
    await written(operator, productCode, { status: OFF_SHELF, buyLimit: 3 })
    expect(await found()).not.toContain(productCode)
    clock.mockRestore()
  })
})
