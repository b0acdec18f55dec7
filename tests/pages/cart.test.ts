import type { ProductCard } from '@/contract/product'
import { bootApp, type BootedApp } from '../support/app'
import type { Gateway } from '../support/gateway'

const refused = () => Response.json({ code: 'UNAVAILABLE', message: '库存只剩 1 盒' }, { status: 409 })

describe('the cart on screen', () => {
  let gateway: Gateway
  let app: BootedApp
  let otc: ProductCard
  beforeAll(async () => {
    gateway = await gatewayAt()
    otc = await cheapest('otcB')
  })
  beforeEach(async () => {
    const { groups, invalid } = await gateway.chen.cart.products()
    const lines = [...groups.flatMap((group) => group.lines), ...invalid]
    if (lines.length > 0) await gateway.chen.cart.remove({ query: { items: lines.map(({ lineId }) => lineId).join(',') } })
    await gateway.chen.cart.add({ body: { items: [{ skuCode: otc.skuCode, quantity: 1 }] } })
  })
  afterEach(() => app.close())

  /** The cheapest product of a mark that is in stock and not limited to few. */
  async function cheapest(marks: string): Promise<ProductCard> {
    const { results } = await gateway.chen.search.result({ query: { marks, sort: 'priceUp', inStock: 'true' } })
    const limits = (await gateway.chen.product.buyLimit({ params: { ids: results.map(({ productCode }) => productCode).join(',') } }))
      .results
    const found = results.find(({ productCode }) => limits.find((limit) => limit.productCode === productCode)?.limit === null)
    if (!found) throw new Error(`the shop sells nothing marked ${marks}`)
    return found
  }
  const label = (words: string) => app.page().querySelector<HTMLElement>(`[aria-label="${words}"]`)
  const pieces = () => app.page().querySelector<HTMLInputElement>('.q-stepper__n')?.value
  const changes = () => app.asked.filter((line) => line.startsWith('PUT /api/cart/items/')).length
  const stored = async () => (await gateway.chen.cart.products()).count
  async function tapMore(times: number) {
    for (let tap = 0; tap < times; tap += 1) {
      label(`增加${otc.name}的数量`)?.click()
      await app.wait(10)
    }
  }

  it('counts at once and writes the last number of quick taps, once', async () => {
    app = await bootApp('/cart', { gateway, as: 'chen' })
    await app.sees('管理')
    await tapMore(3)
    expect(pieces()).toBe('4')
    await app.sees('4 件')
    expect(changes()).toBe(0)

    await app.wait(900)
    expect(changes()).toBe(1)
    expect(await stored()).toBe(4)
  })

  it('falls back to what the gateway holds, and says why', async () => {
    app = await bootApp('/cart', { gateway, as: 'chen', between: async (request, pass) => (request.method === 'PUT' ? refused() : pass()) })
    await app.sees('管理')
    await tapMore(2)
    expect(pieces()).toBe('3')

    await app.sees('库存只剩 1 盒')
    expect(pieces()).toBe('1')
  })

  it('keeps a newer number while the answer to an older one is on its way', async () => {
    app = await bootApp('/cart', {
      gateway,
      as: 'chen',
      between: async (request, pass) => {
        const answer = await pass()
        if (request.method === 'PUT') await new Promise((resolve) => setTimeout(resolve, 500))
        return answer
      },
    })
    await app.sees('管理')
    await tapMore(1)
    await app.wait(400)
    await tapMore(3)
    await app.wait(500)
    expect(pieces()).toBe('5')
    await app.wait(1200)
    expect(pieces()).toBe('5')
    expect(await stored()).toBe(5)
  })

  it('takes a removed line back in, as it was', async () => {
    app = await bootApp('/cart', { gateway, as: 'chen' })
    await app.tap('管理')
    label(`选择${otc.name}`)?.click()
    await app.wait()
    await app.tap('删除 (1)')
    await app.sees('购物车还空着')
    expect(await stored()).toBe(0)

    await app.tap('撤销')
    await app.sees('1 件')
    expect(await stored()).toBe(1)
  })

  it('shows the prescription list apart, with the decree’s sentence, and lets nobody tick what is not prescribed', async () => {
    const rx = await cheapest('rx')
    await gateway.chen.cart.add({ body: { items: [{ skuCode: rx.skuCode, quantity: 1 }] } })
    app = await bootApp('/cart', { gateway, as: 'chen' })
    await app.sees('处方药清单')
    await app.sees('处方药须凭处方在药师指导下购买和使用')
    expect(label(`选择${rx.name}`)?.hasAttribute('disabled')).toBe(true)
  })
})
