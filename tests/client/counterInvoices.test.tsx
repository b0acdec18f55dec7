import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { InvoicesPage } from '../../counter/site/invoices/InvoicesPage'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import type { Gateway } from '../support/gateway'
import { failedInvoice } from '../support/invoicesOf'
import { pressed } from '../support/pressed'

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let he: StaffPerson
let id: string

beforeEach(async () => {
  gateway = await gatewayAt()
  he = await staffAt(gateway, { roles: ['clerk'], name: '何叙' })
  id = (await failedInvoice(gateway, gateway.zhou)).id
})
afterEach(() => {
  site.close()
  site.forget()
})

const opened = (address = '/') => {
  site = counterSite({ app: gateway.app, token: he.token, address, page: <InvoicesPage /> })
}
const faults = async () =>
  (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })).violations
const bar = () => within(screen.getByLabelText('决定'))

describe('the invoices at the counter', () => {
  it('that were not issued wait with the reason, and go to the provider again by a press', async () => {
    opened()
    await screen.findByText(/没有开出 1/)
    await screen.findByText('周*')
    expect(await faults()).toEqual([])
    await pressed(screen, /^办\s*理$/)
    await screen.findByText('税号与名称不一致，请打 139****2222')
    await pressed(bar(), /^重新开票/)
    await screen.findByText('已重新提交，开出后会员收到消息')
    expect(await he.invoice.detail({ params: { id } })).toMatchObject({ state: 'issuing', decidedBy: '何叙' })
  })

  it('are refused with a reason that the member reads', async () => {
    opened(`/?invoice=${id}`)
    await screen.findByText('税号与名称不一致，请打 139****2222')
    await pressed(bar(), /^不予开票/)
    const dialog = await screen.findByRole('dialog', { name: '不予开票' })
    await pressed(within(dialog), /不予开票/)
    await screen.findByText('请至少写 4 个字')
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '名称与税号对不上' } })
    await pressed(within(dialog), /不予开票/)
    await screen.findByText('已告诉会员，可以改好再申请')
    await waitFor(() => expect(bar().getByText('不予开票')).toBeTruthy())
    expect(await he.invoice.detail({ params: { id } })).toMatchObject({ state: 'refused', refusal: '名称与税号对不上' })
  })
})
