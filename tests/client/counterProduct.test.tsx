import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { ProductsPage } from '../../counter/site/products/ProductsPage'
import { packings } from '../../gateway/tables'
import { yuan } from '../../src/lib/money'
import { staffAt, type StaffPerson } from '../support/counter'
import { ofSku, skuOf, written } from '../support/counterSku'
import { counterSite } from '../support/counterSite'
import { faults } from '../support/faults'
import type { Gateway } from '../support/gateway'
import { bar, because, press, type } from '../support/revisedPage'
import { packingOf } from '../support/shop'
import { pressed } from '../support/pressed'

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let she: StaffPerson
let goods: Awaited<ReturnType<typeof packingOf>>

beforeEach(async () => {
  gateway = await gatewayAt()
  she = await staffAt(gateway, { roles: ['operator'], name: '程路' })
  goods = await packingOf(gateway, 'none')
  await gateway.db.update(packings).set({ marketPrice: null }).where(eq(packings.skuCode, goods.skuCode))
})
afterEach(() => {
  site.close()
  site.forget()
})

const opened = () => {
  site = counterSite({ app: gateway.app, token: she.token, address: `/products?code=${goods.productCode}`, page: <ProductsPage /> })
}
const priceNow = async () => (await skuOf(gateway, goods.skuCode)).salePrice
const lower = () => goods.salePrice - 100

describe('a product at the counter', () => {
  it('numbers what was changed, asks why, is a draft that is taken up again, and is published', async () => {
    opened()
    await screen.findByRole('region', { name: '商品信息' })
    expect(await faults()).toEqual([])
    type('售价', yuan(lower()))
    await screen.findByText(`原 ¥${yuan(goods.salePrice)}`)
    within(screen.getByRole('region', { name: '比较' })).getByText(`¥${yuan(lower())}`)
    expect(
      bar()
        .getByRole('button', { name: /存\s*草\s*稿/ })
        .hasAttribute('disabled'),
    ).toBe(true)
    because('清库存')
    await press(/存\s*草\s*稿/)
    await screen.findByText('v1 已存为草稿，顾客看不到')
    expect(await priceNow()).toBe(goods.salePrice)
    expect(await faults()).toEqual([])
    await pressed(screen, '接着改 v1')
    await bar().findByText('v1 有 1 处改动')
    await press(/立即上线/)
    await screen.findByText(/v1 已上线，顾客马上看到/)
    await bar().findByText('没有改动')
    await screen.findByText('线上 v1')
    expect(await priceNow()).toBe(lower())
  })

  it('is told as scheduled above the form, where somebody else could edit past it, and discarded', async () => {
    const when = new Date(gateway.clock.now().getTime() + 3_600_000).toISOString()
    const other = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
    await written(other, goods.productCode, ofSku(goods.skuCode, { salePrice: lower() }), { when })
    opened()
    await screen.findByText(/^v1 定于 .* 上线：测试改价$/)
    await pressed(screen, '看这 1 处')
    within(await screen.findByRole('region', { name: '比较' })).getByText(`¥${yuan(lower())}`)
    await pressed(screen, '放弃 v1')
    await screen.findByText('已放弃 v1')
    await waitFor(() => expect(screen.queryByText(/^v1 定于/)).toBeNull())
  })

  it('keeps what was typed where somebody else was quicker, and holds it against what stands there now', async () => {
    opened()
    await screen.findByRole('region', { name: '商品信息' })
    type('售价', yuan(lower()))
    because('清库存')
    await written(
      await staffAt(gateway, { roles: ['operator'], name: '陆鸣' }),
      goods.productCode,
      ofSku(goods.skuCode, { salePrice: goods.salePrice + 100 }),
    )
    await press(/立即上线/)
    await screen.findByText(/您打开之后，这里有变化：陆鸣在/)
    expect(await priceNow()).toBe(goods.salePrice + 100)
    await pressed(screen, '保留我填的，重新比较')
    await screen.findByText(`原 ¥${yuan(goods.salePrice + 100)}`)
    await press(/立即上线/)
    await screen.findByText(/v2 已上线/)
    expect(await priceNow()).toBe(lower())
  })

  it('says beside the field what the gateway refuses', async () => {
    opened()
    await screen.findByRole('region', { name: '商品信息' })
    type('划线价', yuan(lower()))
    because('改价')
    await press(/立即上线/)
    const said = await screen.findAllByText('划线价不应低于售价')
    expect(said.some((one) => one.closest('.goods-changed') !== null)).toBe(true)
  })

  it('asks for the sentence before a price leaps', async () => {
    opened()
    await screen.findByRole('region', { name: '商品信息' })
    type('售价', yuan(goods.salePrice * 20))
    because('改价')
    await press(/立即上线/)
    const field = await screen.findByLabelText('照上面的句子输入：')
    const [, sentence] = /「(.+?)」/.exec(screen.getByText(/售价变动超过十倍/).textContent) ?? []
    fireEvent.change(field, { target: { value: sentence } })
    await press(/立即上线/)
    await screen.findByText(/v1 已上线/)
    expect(await priceNow()).toBe(goods.salePrice * 20)
  })

  it('gets a new packing, whose fields stand under its own code, or is left as it was', async () => {
    opened()
    await screen.findByRole('region', { name: '商品信息' })
    await pressed(screen, '加一个规格')
    fireEvent.change(screen.getByLabelText('规格'), { target: { value: '48 片' } })
    because('新规格')
    await bar().findByText('新规格要写规格、单位和售价')
    fireEvent.change(screen.getByLabelText('单位'), { target: { value: '盒' } })
    const prices = screen.getAllByLabelText('售价')
    fireEvent.change(prices.at(-1)!, { target: { value: '39.90' } })
    fireEvent.blur(prices.at(-1)!)
    await bar().findByText('这次有 3 处改动')
    await press(/提交复核/)
    await screen.findByText(/v1 已交药师复核/)
    await pressed(screen, '加一个规格')
    fireEvent.change(screen.getByLabelText('规格'), { target: { value: '60 片' } })
    await bar().findByText('这次有 1 处改动')
    await pressed(screen, '不加了')
    await bar().findByText('没有改动')
    expect(screen.queryByLabelText('规格')).toBeNull()
  })

  it('goes from one change to the next by key, on whichever leaf it stands', async () => {
    opened()
    await screen.findByRole('region', { name: '商品信息' })
    type('售价', yuan(lower()))
    fireEvent.click(screen.getByRole('radio', { name: /名称与要点/ }))
    type('通用名', '另一个名称')
    await bar().findByText('有 2 处改动', { exact: false })
    const to = async (key: string, place: string) => {
      fireEvent.keyDown(document.activeElement!, { key })
      await waitFor(() => expect(document.activeElement?.getAttribute('data-changed')).toBe(place))
    }
    await to(']', '0')
    screen.getByLabelText('通用名')
    await to(']', '1')
    screen.getAllByLabelText('售价')
    await to(']', '0')
    await to('[', '1')
  })

  it('edits stock at once, with its reason', async () => {
    opened()
    fireEvent.click((await screen.findAllByRole('button', { name: '改库存' }))[0]!)
    const dialog = await screen.findByRole('dialog')
    const stock = within(dialog).getByLabelText('可售库存')
    fireEvent.change(stock, { target: { value: '77' } })
    fireEvent.change(within(dialog).getByLabelText('这次为什么改'), { target: { value: '盘点' } })
    await pressed(within(dialog), /保\s*存$/)
    await screen.findByText(/^77 /)
    expect((await she.change.list({ query: { subject: 'stock', subjectId: goods.skuCode } })).results).toMatchObject([{ reason: '盘点' }])
  })
})
