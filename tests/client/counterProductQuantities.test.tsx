import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { asc, eq } from 'drizzle-orm'
import { ProductsPage } from '../../counter/site/products/ProductsPage'
import { combinations, stairPrices } from '../../gateway/tables'
import { yuan } from '../../src/lib/money'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import { ofSku, skuOf, written } from '../support/counterSku'
import { faults } from '../support/faults'
import type { Gateway } from '../support/gateway'
import { bar, because, press, type } from '../support/revisedPage'
import { packingOf } from '../support/shop'
import { pressed } from '../support/pressed'

/** One whose first packing the demonstration sells in threes and fives. */
const [COMBINED, FIRST] = ['110011', '110011-1']

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let she: StaffPerson
let single: number

beforeEach(async () => {
  gateway = await gatewayAt()
  she = await staffAt(gateway, { roles: ['operator'], name: '程路' })
  single = (await skuOf(gateway, FIRST)).salePrice
})
afterEach(() => {
  site.close()
  site.forget()
})

async function opened(productCode = COMBINED) {
  site = counterSite({ app: gateway.app, token: she.token, address: `/products?code=${productCode}`, page: <ProductsPage /> })
  await screen.findByRole('region', { name: '商品信息' })
}
const group = (name: string) => within(screen.getAllByRole('group', { name })[0]!)
const publish = () => press(/立即上线/)
const combinationsIn = (skuCode = FIRST) =>
  gateway.db
    .select({ id: combinations.combineId, count: combinations.count, salePrice: combinations.salePrice })
    .from(combinations)
    .where(eq(combinations.skuCode, skuCode))
    .orderBy(asc(combinations.count))

describe('combinations and stair prices on the page of a product', () => {
  it('are edited, added and removed in rows that say what is saved, and published as two fields', async () => {
    const [three, five] = await combinationsIn()
    await opened()
    group('组合装').getByText(`每盒 ¥${yuan(Math.round(three!.salePrice / 3))}，省 ¥${yuan(single * 3 - three!.salePrice)}`)
    type('第 1 个组合装的整套价（元）', yuan(three!.salePrice - 100))
    await group('组合装').findByText(`原 3 件装 ¥${yuan(three!.salePrice)}；5 件装 ¥${yuan(five!.salePrice)}`)
    fireEvent.click(screen.getAllByRole('button', { name: '去掉第 2 个组合装' })[0]!)
    fireEvent.click(screen.getAllByRole('button', { name: '加一个组合装' })[0]!)
    await bar().findByText('请填写组合装的件数和价格')
    expect(screen.queryByRole('alert')).toBeNull()
    type('第 2 个组合装的整套价（元）', yuan(single * 4 - 500))
    await group('组合装').findByText(`每盒 ¥${yuan(Math.round((single * 4 - 500) / 4))}，省 ¥5.00`)
    fireEvent.click(screen.getAllByRole('button', { name: '加一档阶梯价' })[0]!)
    type('第 1 档阶梯价的每件价（元）', yuan(single - 50))
    await group('阶梯价').findByText('每盒省 ¥0.50')
    expect(await faults()).toEqual([])
    because('组合装换成四盒')
    await bar().findByText('这次有 2 处改动')
    await publish()
    await screen.findByText(/v1 已上线，顾客马上看到/)
    await bar().findByText('没有改动')
    expect(await combinationsIn()).toEqual([
      { id: three!.id, count: 3, salePrice: three!.salePrice - 100 },
      { id: `${FIRST}x4`, count: 4, salePrice: single * 4 - 500 },
    ])
    const steps = await gateway.db.select().from(stairPrices).where(eq(stairPrices.skuCode, FIRST))
    expect(steps).toEqual([{ skuCode: FIRST, from: 2, salePrice: single - 50 }])
  })

  it('are refused beside the field by the price that will stand, and nothing is sent', async () => {
    await opened()
    type('第 1 个组合装的整套价（元）', yuan(single * 3))
    const says = `3 件装 ¥${yuan(single * 3)} 不比单买 3 件（¥${yuan(single * 3)}）便宜`
    expect((await group('组合装').findByRole('alert')).textContent).toBe(says)
    because('调价')
    await bar().findByText(says)
    expect(
      bar()
        .getByRole('button', { name: /立即上线/ })
        .hasAttribute('disabled'),
    ).toBe(true)
    type('售价', yuan(single + 1))
    type('划线价', '')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await bar().findByText('这次有 3 处改动')
    fireEvent.click(screen.getAllByRole('button', { name: '加一个组合装' })[0]!)
    type('第 3 个组合装的件数', '5')
    type('第 3 个组合装的整套价（元）', '1')
    expect((await group('组合装').findByRole('alert')).textContent).toBe('组合装「5 件装」写了两次')
    expect(site.sent.filter(({ line }) => line.startsWith('POST /revisions'))).toEqual([])
  })

  it('that somebody else wrote meanwhile are told in words, and what was typed is kept', async () => {
    const [three, five] = await combinationsIn()
    await opened()
    type('第 1 个组合装的整套价（元）', yuan(three!.salePrice - 100))
    because('促销')
    const theirs = { combinations: [{ count: 2, salePrice: single * 2 - 10 }] }
    await written(await staffAt(gateway, { roles: ['operator'], name: '陆鸣' }), COMBINED, ofSku(FIRST, theirs))
    await publish()
    await screen.findByText(/您打开之后，这里有变化：陆鸣在/)
    screen.getByRole('cell', { name: `2 件装 ¥${yuan(single * 2 - 10)}` })
    await pressed(screen, '保留我填的，重新比较')
    await group('组合装').findByText(`原 2 件装 ¥${yuan(single * 2 - 10)}`)
    await publish()
    await screen.findByText(/v2 已上线/)
    expect((await combinationsIn()).map(({ salePrice }) => salePrice)).toEqual([three!.salePrice - 100, five!.salePrice])
  })

  it('ask for the sentence before one costs a tenth', async () => {
    const [three] = await combinationsIn()
    await opened()
    type('第 1 个组合装的整套价（元）', yuan(Math.floor(three!.salePrice / 10)))
    because('调价')
    await publish()
    const field = await screen.findByLabelText('照上面的句子输入：')
    const [, sentence] = /「(3 件装改为 .+?)」/.exec(screen.getByText(/售价变动超过十倍/).textContent) ?? []
    fireEvent.change(field, { target: { value: sentence } })
    await publish()
    await screen.findByText(/v1 已上线/)
    expect((await combinationsIn())[0]?.salePrice).toBe(Math.floor(three!.salePrice / 10))
  })

  it('come with a new packing, and one that is given none after all sends none', async () => {
    await opened()
    await pressed(screen, '加一个规格')
    type('规格', '48 粒')
    type('单位', '瓶')
    const fill = (label: string, value: string) => {
      const field = screen.getAllByLabelText(label).at(-1)!
      fireEvent.change(field, { target: { value } })
      fireEvent.blur(field)
    }
    fill('售价', '39.90')
    for (const name of ['加一个组合装', '加一档阶梯价']) fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!)
    fill('第 1 个组合装的整套价（元）', '75')
    await screen.findByText('每瓶 ¥37.50，省 ¥4.80')
    fireEvent.click(screen.getAllByRole('button', { name: '去掉第 1 档阶梯价' }).at(-1)!)
    because('新规格')
    await press(/提交复核/)
    await screen.findByText(/v1 已交药师复核/)
    const { body } = site.sent.find(({ line }) => line === 'POST /revisions') ?? {}
    expect(Object.entries(body?.edited ?? {}).filter(([name]) => /\.(combinations|stairPrices)$/.test(name))).toEqual([
      [expect.stringMatching(/^110011-\d\.combinations$/), [{ count: 2, salePrice: 7500 }]],
    ])
  })

  it('of a prescription drug are not there: the law stands in their place', async () => {
    await opened((await packingOf(gateway, 'rx')).productCode)
    expect(screen.getAllByText('处方药不按组合装出售').length).toBeGreaterThan(0)
    expect(screen.getAllByText('处方药不参加阶梯价').length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: '加一个组合装' })).toBeNull()
    expect(screen.queryByRole('button', { name: '加一档阶梯价' })).toBeNull()
  })
})
