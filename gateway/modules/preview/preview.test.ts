import { eq } from 'drizzle-orm'
import { PREVIEW_MINUTES } from '../../../counter/contract/preview'
import { MINUTE_SECONDS } from '../../../src/lib/duration'
import { PREVIEW_HEADER } from '../../../src/lib/preview'
import { operations, sendRequest } from '../../../tests/support/contractRequests'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { filledRequest } from '../../../tests/support/filledRequest'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { ofSku } from '../../../tests/support/counterSku'
import { packingOf } from '../../../tests/support/shop'
import { changes, combinations, packings, previews, products, settings } from '../../tables'
import { purge } from '../purge'
import { currentSearch } from '../search/current'

let gateway: Gateway
let operator: StaffPerson
beforeAll(async () => {
  gateway = await gatewayAt()
  operator = await staffAt(gateway, { roles: ['operator'] })
})

const MASKS = [{ searchWord: '口罩', note: null }]
const previewOf = (subject: string, subjectId: string, edited: unknown) => operator.preview.create({ body: { subject, subjectId, edited } })
/** Somebody who looks at a preview. */
const lookingBy = (token: string) => ({ 'X-Preview': token })
const lookerAt = (token: string) => gateway.client({ device: 'device-of-a-looker', headers: lookingBy(token) })
const askedWith = (path: string, headers: Record<string, string>) => gateway.app.request(`/api${path}`, { headers })

describe('a preview of a setting', () => {
  it('is in the answer to its token alone, and nothing of it is kept', async () => {
    const words = await gateway.visitor.search.hotWords()
    const before = await gateway.db.select().from(settings).orderBy(settings.key)
    const { token } = await previewOf('setting', 'hotWords', MASKS)
    expect((await lookerAt(token).search.hotWords()).results).toEqual(MASKS)
    expect(await gateway.visitor.search.hotWords()).toEqual(words)
    expect(await gateway.db.select().from(settings).orderBy(settings.key)).toEqual(before)
    expect(await gateway.db.$count(changes)).toBe(0)
  })

  it('is told to nobody’s cache, also where a shopper’s answer may be kept', async () => {
    const { token } = await previewOf('setting', 'mallConfig.slogan', '按时吃药')
    const shoppers = await askedWith('/mall/config', {})
    const tag = { 'If-None-Match': shoppers.headers.get('ETag') ?? '' }
    const reply = await askedWith('/mall/config', { ...lookingBy(token), ...tag })
    expect([reply.status, reply.headers.get('Cache-Control'), reply.headers.get('ETag')]).toEqual([200, 'no-store', null])
    expect(await reply.json()).toMatchObject({ slogan: '按时吃药' })
    expect((await askedWith('/mall/config', tag)).status).toBe(304)
  })

  it('shows what is null, too', async () => {
    const { token } = await previewOf('setting', 'mallConfig.newUserCouponAd', null)
    expect(await lookerAt(token).mall.config()).toMatchObject({ newUserCouponAd: null })
  })

  it('that may not be saved is refused by the sentence of saving it', async () => {
    const says = '「缬沙坦」只找得到处方药，或者什么也找不到，不能作热门搜索词'
    const asked = previewOf('setting', 'hotWords', [{ searchWord: '缬沙坦', note: null }])
    await expect(asked).rejects.toMatchObject({ status: 400, message: says, field: '0.searchWord' })
  })
})

describe('a preview of a price', () => {
  it('is on the page, on the card and in lists, is found as before, and counts as no visit', async () => {
    const { productCode, skuCode, salePrice } = await packingOf(gateway, 'none')
    const { token } = await previewOf('goods', productCode, ofSku(skuCode, { salePrice: salePrice + 1234 }))
    const shown = async ({ product }: Pick<Gateway['visitor'], 'product'>) =>
      (await product.merged({ params: { code: productCode } })).packings.find((packing) => packing.skuCode === skuCode)?.salePrice
    expect(await shown(lookerAt(token))).toBe(salePrice + 1234)
    const [card] = (await lookerAt(token).product.batch({ query: { ids: productCode } })).results
    expect(card).toMatchObject({ salePrice: salePrice + 1234 })
    const [{ views } = { views: 0 }] = await gateway.db.select().from(products).where(eq(products.productCode, productCode))
    expect((await lookerAt(token).product.merged({ params: { code: productCode } })).views).toBe(views)
    expect(await shown(gateway.visitor)).toBe(salePrice)
    const [row] = await gateway.db.select().from(packings).where(eq(packings.skuCode, skuCode))
    expect(row?.salePrice).toBe(salePrice)
  })

  it('says what else follows: a set that is dearer than so many by themselves, a product that nobody finds any more', async () => {
    const { productCode, skuCode, salePrice } = await packingOf(gateway, 'otcB', 2)
    const set = { combineId: `${skuCode}-c3`, skuCode, name: '3 盒装', count: 3, salePrice: salePrice * 3 }
    await gateway.db.insert(combinations).values(set)
    const cheaper = ofSku(skuCode, { salePrice: salePrice - 200, marketPrice: null })
    expect((await previewOf('goods', productCode, cheaper)).notes).toEqual([expect.stringMatching(/^组合装「3 盒装」¥.* 会比单买贵$/)])
    const { skus } = await operator.product.detail({ params: { productCode } })
    const none = Object.assign({}, ...skus.map((sku) => ofSku(sku.skuCode, { status: 3 }))) as object
    expect((await previewOf('goods', productCode, none)).notes).toContain('没有在架的规格了：商品会显示为已下架，也不再被搜到')
    expect((await previewOf('goods', productCode, {})).notes).toEqual([])
  })

  it('is refused where the law does: no struck-through price beside a prescription drug', async () => {
    const { skuCode, productCode, salePrice } = await packingOf(gateway, 'rx')
    const asked = previewOf('goods', productCode, ofSku(skuCode, { marketPrice: salePrice + 1000 }))
    await expect(asked).rejects.toMatchObject({ status: 400, code: 'PRICE_PROBLEM', field: `edited.${skuCode}.marketPrice` })
  })

  it('says why where it cannot stand any more', async () => {
    const { skuCode, productCode, salePrice } = await packingOf(gateway, 'otcB', 1)
    const { token } = await previewOf('goods', productCode, ofSku(skuCode, { marketPrice: salePrice + 100 }))
    await gateway.db
      .update(packings)
      .set({ salePrice: salePrice + 200 })
      .where(eq(packings.skuCode, skuCode))
    await expect(lookerAt(token).mall.config()).rejects.toMatchObject({ status: 400, code: 'PRICE_PROBLEM' })
  })
})

describe('a preview', () => {
  it('takes no write, not even from a member, and knows nobody', async () => {
    const { token } = await previewOf('setting', 'hotWords', MASKS)
    const member = gateway.client({ token: gateway.zhou.token, device: gateway.zhou.device, headers: lookingBy(token) })
    await expect(member.account.info()).rejects.toMatchObject({ status: 401 })
    const { skuCode } = await packingOf(gateway, 'none')
    const adding = member.cart.add({ body: { skuCode, quantity: 1 } as never })
    await expect(adding).rejects.toMatchObject({ status: 403, code: 'PREVIEW', message: '这是预览，不能下单或保存' })
  })

  it('ends after its time, and is then forgotten', async () => {
    const own = await gatewayAt()
    const { preview } = await staffAt(own, { roles: ['operator'] })
    const { token, expiresAt } = await preview.create({ body: { subject: 'setting', subjectId: 'hotWords', edited: MASKS } })
    const looker = own.client({ headers: lookingBy(token) })
    own.clock.set(new Date(Date.parse(expiresAt) - 1))
    expect((await looker.search.hotWords()).results).toEqual(MASKS)
    own.clock.advance(PREVIEW_MINUTES * MINUTE_SECONDS)
    const ended = { status: 403, code: 'PREVIEW_ENDED', message: '预览已过期，请在工作台重新打开' }
    await expect(looker.search.hotWords()).rejects.toMatchObject(ended)
    await purge({ db: own.db, providers: own.providers, now: own.clock.now() })
    expect(await own.db.$count(previews)).toBe(0)
  })

  it('is nothing to somebody who guesses, and only its hash is kept', async () => {
    const guessed = lookerAt('a-token-that-nobody-was-ever-given')
    await expect(guessed.search.hotWords()).rejects.toMatchObject({ status: 403, code: 'PREVIEW_ENDED' })
    const { token } = await previewOf('setting', 'hotWords', MASKS)
    expect(JSON.stringify(await gateway.db.select().from(previews))).not.toContain(token)
  })

  it('is there for operators, of what is edited ahead alone', async () => {
    const clerk = await staffAt(gateway, { roles: ['clerk'] })
    const body = { subject: 'setting', subjectId: 'hotWords', edited: MASKS }
    await expect(clerk.preview.create({ body })).rejects.toMatchObject({ status: 403, code: 'WRONG_ROLE' })
    await expect(previewOf('stock', '110011', { stock: 1 })).rejects.toMatchObject({ status: 404 })
    await expect(previewOf('setting', 'noSuchThing', 1)).rejects.toMatchObject({ status: 409 })
  })

  it('answers every read from its own transaction: none waits for another connection, and none fails', async () => {
    const { productCode, skuCode, salePrice } = await packingOf(gateway, 'none')
    const { token } = await previewOf('goods', productCode, ofSku(skuCode, { salePrice: salePrice + 1 }))
    const search = await currentSearch(gateway.db)
    const fitting = { code: productCode, productCode, skuCode, ids: productCode, keyword: '感冒', categoryId: 'cold', size: 10, page: 1 }
    const headers = { [PREVIEW_HEADER]: token }
    for (const operation of operations.filter(({ method }) => method === 'GET')) {
      const reply = await sendRequest(gateway.app, operation, filledRequest(operation, fitting, 1), { headers })
      expect([operation.operationId, reply.status < 500]).toEqual([operation.operationId, true])
    }
    expect((await currentSearch(gateway.db)).vocabulary).toBe(search.vocabulary)
  })
})
