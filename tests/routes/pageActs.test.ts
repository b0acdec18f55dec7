import { within } from '@testing-library/dom'
import type { Address } from '@/contract/address'
import { bootApp, type BootedApp } from '../support/app'
import { eventually } from '../support/eventually'
import type { Gateway } from '../support/gateway'

let gateway: Gateway
let app: BootedApp
beforeEach(async () => {
  gateway = await gatewayAt()
})
afterEach(() => app.close())

/** Presses what a screen reader calls so, the first of them. */
async function press(label: string | RegExp) {
  const [button] = await eventually(() => within(app.page()).getAllByLabelText(label))
  button!.click()
}
const address = () => location.pathname + location.search
const addressesOf = async () => (await gateway.zhou.address.list()).results

describe.each([
  ['standard', false],
  ['elder', true],
])('a card in the %s version', (_version, elder) => {
  it('of a search result adds to the cart and leaves the shopper where he is', async () => {
    app = await bootApp('/search/result?keyword=感冒', { gateway, as: 'zhou', elder })
    const before = address()
    await press(/^把.*加入购物车$/)
    await app.sees('已加入购物车')
    expect([address(), app.depth()]).toEqual([before, 1])
    expect(app.asked.filter((call) => call.startsWith('POST /api/cart'))).toHaveLength(1)
  })

  it('of an address does what its buttons say, and what its question asks first', async () => {
    const [own, other] = (await addressesOf()) as [Address, Address]
    app = await bootApp('/user/addresses', { gateway, as: 'zhou', elder })
    const card = async (detail: string) => within((await app.sees(detail)).closest<HTMLElement>('.addresses__card')!)

    const box = (await card(other.detail)).getByRole('checkbox', { name: '默认地址' })
    box.click()
    await app.sees('已设为默认地址')
    expect((await addressesOf()).find(({ isDefault }) => isDefault)?.id).toBe(other.id)

    await press(`删除${own.detail}`)
    await app.tap('先不删')
    expect(await addressesOf()).toHaveLength(2)
    await press(`删除${own.detail}`)
    await app.tap('删除')
    await app.sees('地址已删除')
    expect((await addressesOf()).map(({ id }) => id)).toEqual([other.id])
    await eventually(() => expect(within(app.page()).queryByText(own.detail)).toBeNull())

    await press(`编辑${other.detail}`)
    await eventually(() => within(app.page()).getByDisplayValue(other.consigneeName))
    expect(app.depth()).toBe(2)
  })
})

describe('a consent that a member takes back', () => {
  const NAME = '用药人信息处理规则'
  const statusOf = async () => (await gateway.zhou.agreement.detail({ params: { document: 'drugUserRule' } })).status

  it('stays taken back wherever it is shown, and is asked for again', async () => {
    app = await bootApp('/agreeList', { gateway, as: 'zhou' })
    await app.tap(new RegExp(NAME))
    await app.tap('撤回同意')
    await app.tap('撤回')
    await app.sees('同意当前版本')
    expect(await statusOf()).toBe('withdrawn')

    await app.tap('查看全文')
    await app.tap('同意并继续')
    await eventually(async () => expect(await statusOf()).toBe('agreed'))
  })

  it('is still taken back when the shop is opened again', async () => {
    await gateway.zhou.agreement.withdraw({ params: { document: 'drugUserRule' } })
    app = await bootApp('/drugUserRule', { gateway, as: 'zhou' })
    await app.sees('同意并继续')
    expect(await statusOf()).toBe('withdrawn')
  })
})
