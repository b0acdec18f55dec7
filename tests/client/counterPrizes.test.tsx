import { fireEvent, screen, within } from '@testing-library/react'
import { PrizesPage } from '../../counter/site/prizes/PrizesPage'
import { staffAt } from '../support/counter'
import { counterSite } from '../support/counterSite'
import { faults } from '../support/faults'
import type { Gateway } from '../support/gateway'
import { pressed } from '../support/pressed'
import { CONSIGNEE, wonPrize } from '../support/wonPrize'

let gateway: Gateway
let site: ReturnType<typeof counterSite>

beforeEach(async () => {
  gateway = await gatewayAt()
})
afterEach(() => {
  site.close()
  site.forget()
})

async function opened() {
  const { token } = await staffAt(gateway, { roles: ['clerk'], name: '孟夏' })
  site = counterSite({ app: gateway.app, token, address: '/prizes', page: <PrizesPage /> })
}
/** Nothing waits to be sent: of the list at once, and of the whole queue as soon as its count is there, which takes the place of the first. */
const NOTHING_WAITS = /^(没有等着寄出的奖品|奖品寄送都办完了)$/
const dialog = async () => within(await screen.findByRole('dialog'))
const sending = async () => {
  await wonPrize(gateway, gateway.zhou)
  await opened()
  await pressed(screen, /^寄\s*出$/)
  return dialog()
}
const choose = async (option: string) => {
  fireEvent.mouseDown((await dialog()).getByRole('combobox', { name: '快递公司' }))
  fireEvent.click((await screen.findAllByText(option, { selector: '.ant-select-item-option-content' })).at(-1)!)
}
const number = (typed: string) => fireEvent.change(screen.getByLabelText('运单号'), { target: { value: typed } })

describe('prizes at the counter', () => {
  it('that wait are listed with the winner masked', async () => {
    await wonPrize(gateway, gateway.zhou)
    await opened()
    const row = within((await screen.findByText('血压计')).closest('tr')!)
    row.getByText(/顾\*舒 138\*\*\*\*0017/)
    row.getByText('江苏省南京市鼓楼区****')
    await screen.findByText(/^1 件在等，2 天内办完$/)
    expect(await faults()).toEqual([])
  })

  it('say where they go, for a reason', async () => {
    const asked = await sending()
    await pressed(asked, '查看收件地址')
    await pressed(await dialog(), /核对收货地址/)
    await asked.findByText(`${CONSIGNEE.region}${CONSIGNEE.address}`)
    expect(site.sent.map(({ body }) => body)).toEqual([{ field: 'address', reason: 'delivery', words: '' }])
  })

  it('with a wrong number are not sent, and say why beside it', async () => {
    const asked = await sending()
    await choose('顺丰速运')
    number('12345678')
    await pressed(asked, /^寄\s*出$/)
    const [beside] = await asked.findAllByText('顺丰速运的单号是 SF 加 12 到 15 位数字，或 12 到 15 位数字，请核对')
    expect(beside?.closest('.ant-form-item')).not.toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('运单号').value).toBe('12345678')
  })

  it('are sent once the number is right, and stand among those that were', async () => {
    const asked = await sending()
    await choose('顺丰速运')
    number('12345678')
    await pressed(asked, /^寄\s*出$/)
    await asked.findAllByText(/^顺丰速运的单号是/)
    number('SF1234567890123')
    await pressed(asked, /^寄\s*出$/)
    await screen.findByText(NOTHING_WAITS)
    fireEvent.click(screen.getByText('已寄出'))
    const row = within((await screen.findByText('SF1234567890123')).closest('tr')!)
    row.getByText('顺丰速运')
    expect((await gateway.zhou.message.list({ query: { kind: 'reward' } })).results[0]).toMatchObject({ title: '奖品已寄出' })
  })

  it('without an address wait on a page of their own', async () => {
    await wonPrize(gateway, gateway.zhou, { to: null })
    await opened()
    await screen.findByText(NOTHING_WAITS)
    fireEvent.click(screen.getByText('待填地址'))
    const row = (await screen.findByText('血压计')).closest('tr')!
    expect(within(row).getByText('（没有填写）')).toBeDefined()
  })
})
