import { fireEvent, screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { couponTypes, invitations } from '../../gateway/tables'
import { InvitationsPage } from '../../counter/site/invitations/InvitationsPage'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import { faults } from '../support/faults'
import type { Gateway } from '../support/gateway'
import { reviewedInvitationAt } from '../support/invitationAt'
import { pressed } from '../support/pressed'

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let cheng: StaffPerson
let orderCode: string
let invitationId: string

beforeEach(async () => {
  gateway = await gatewayAt()
  cheng = await staffAt(gateway, { roles: ['operator'], name: '程路' })
  orderCode = (await gateway.zhou.order.list({ query: { tab: 'all' } })).results[0]!.orderCode
  invitationId = await reviewedInvitationAt(gateway, { from: gateway.zhou, friend: gateway.chen }, { orderCode })
})
afterEach(() => {
  site.close()
  site.forget()
})

const opened = ({ token }: StaffPerson = cheng) => {
  site = counterSite({ app: gateway.app, token, address: '/invitations', page: <InvitationsPage /> })
}
const PAIR = '周* 邀请的 陈*'
const asked = async (way: '通过' | '不发') => {
  await screen.findByText(orderCode)
  await pressed(screen, `${way} ${PAIR}`)
  return within(await screen.findByRole('dialog'))
}
/** The row of what was decided, once its list is there: until then the rows of the other list stand in its place. */
const decidedRow = async (result: string) => {
  fireEvent.click(await screen.findByText('已核实'))
  return within((await screen.findByText(result)).closest('tr')!)
}
const held = async () => (await gateway.zhou.coupon.list()).shops.map(({ couponType }) => couponType)
const reason = () => screen.getByLabelText<HTMLTextAreaElement>('原因')

describe('invitations at the counter', () => {
  it('wait with who invited whom, masked, why a person looks, and what of the order counts', async () => {
    opened()
    const row = within((await screen.findByText(orderCode)).closest('tr')!)
    for (const text of ['周*', '陈*', '138****8850', '和邀请人或另一位被邀请人用同一台设备', '邀请 1 位', '得奖励 0 位'])
      row.getByText(text)
    row.getByText(/^计入 [\d.]+ 元$/)
    expect(row.queryByRole('link')).toBeNull()
    expect(await faults()).toEqual([])
  })

  it('lead to the order whoever may open orders', async () => {
    opened(await staffAt(gateway, { roles: ['operator', 'pharmacist'] }))
    expect((await screen.findByRole('link', { name: orderCode })).getAttribute('href')).toMatch(`/orders?order=${orderCode}`)
  })

  it('are given for once they pass, and stand among those that were decided', async () => {
    opened()
    const dialog = await asked('通过')
    dialog.getByText(/马上发给邀请人/)
    await pressed(dialog, /^通\s*过$/)
    await screen.findByText('已通过，券已放入邀请人的券包')
    ;(await decidedRow('已发')).getByText(/程路$/)
    expect(await held()).toContain('inviteFriend')
  })

  it('whose coupon has ended pass with another one that nobody draws', async () => {
    await gateway.db
      .update(invitations)
      .set({ reasons: ['couponEnded'] })
      .where(eq(invitations.invitationId, invitationId))
    await gateway.db.update(couponTypes).set({ endsAt: gateway.clock.now() }).where(eq(couponTypes.couponType, 'inviteFriend'))
    opened()
    const dialog = await asked('通过')
    await pressed(dialog, /^通\s*过$/)
    await dialog.findByText('请选择改发的券')
    const coupon = dialog.getByRole('combobox')
    const look = (words: string) => fireEvent.change(coupon, { target: { value: words } })
    look('inviteThree')
    await screen.findByText(/inviteThree$/, { selector: '.ant-select-item-option-content' })
    look('shop99')
    expect(screen.queryByText(/shop99$/, { selector: '.ant-select-item-option-content' })).toBeNull()
    look('inviteThree')
    fireEvent.click(await screen.findByText(/inviteThree$/, { selector: '.ant-select-item-option-content' }))
    await pressed(dialog, /^通\s*过$/)
    await screen.findByText('已通过，券已放入邀请人的券包')
    expect(await held()).toContain('inviteThree')
  })

  it('that ended since it was stopped ask for another coupon, too', async () => {
    await gateway.db.update(couponTypes).set({ endsAt: gateway.clock.now() }).where(eq(couponTypes.couponType, 'inviteFriend'))
    opened()
    const dialog = await asked('通过')
    await pressed(dialog, /^通\s*过$/)
    await dialog.findByText('公布的券已经结束，请选一张改发的券')
    expect(dialog.getByLabelText('公布的券已经结束，改发')).toBeDefined()
  })

  it('are refused with the reason that the member reads; what was typed stays where the dialog is left', async () => {
    opened()
    let dialog = await asked('不发')
    fireEvent.change(reason(), { target: { value: '设备' } })
    await pressed(dialog, /^不\s*发$/)
    await dialog.findByText('请写清原因（至少 4 个字），会员会看到')
    fireEvent.change(reason(), { target: { value: '两个账号在同一台手机上登录' } })
    await pressed(dialog, /^返\s*回$/)
    dialog = await asked('不发')
    expect(reason().value).toBe('两个账号在同一台手机上登录')
    await pressed(dialog, /^不\s*发$/)
    await screen.findByText('已告诉邀请人不发的原因')
    ;(await decidedRow('不发：两个账号在同一台手机上登录')).getByText('138****8850')
    expect((await gateway.zhou.message.list({ query: { kind: 'reward' } })).results[0]?.text).toContain('两个账号在同一台手机上登录')
  })

  it('that a colleague decided first say who and what, and nothing is written', async () => {
    opened()
    const dialog = await asked('不发')
    fireEvent.change(reason(), { target: { value: '收货地址是邀请人的' } })
    const lu = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
    await lu.invitation.approve({ params: { invitationId }, body: {} })
    await pressed(dialog, /^不\s*发$/)
    await dialog.findByText(/^陆鸣已在 .* 通过了这个邀请。$/)
    expect(reason().value).toBe('收货地址是邀请人的')
    await pressed(dialog, '回到列表')
    await screen.findByText('核实邀请都办完了')
  })

  it('are decided by nobody while the network is down', async () => {
    opened()
    const dialog = await asked('通过')
    site.cut()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^通\s*过$/ }).disabled).toBe(true)
    expect(site.sent).toEqual([])
  })
})
