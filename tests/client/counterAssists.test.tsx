import { fireEvent, screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { assists, couponTypes } from '../../gateway/tables'
import { AssistsPage } from '../../counter/site/assists/AssistsPage'
import { helpAt, reviewedAssistAt } from '../support/assistAt'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import { faults } from '../support/faults'
import type { Gateway } from '../support/gateway'
import { pressed } from '../support/pressed'

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let cheng: StaffPerson
let assistId: string

beforeEach(async () => {
  gateway = await gatewayAt()
  cheng = await staffAt(gateway, { roles: ['operator'], name: '程路' })
  assistId = await reviewedAssistAt(gateway, gateway.zhou)
})
afterEach(() => {
  site.close()
  site.forget()
})

const opened = (address = '/assists') => {
  site = counterSite({ app: gateway.app, token: cheng.token, address, page: <AssistsPage /> })
}
const OWN = '周* 的家人助力领优惠券'
const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr')!)
const asked = async (way: '通过' | '不发') => {
  await screen.findByText('家人助力领优惠券')
  await pressed(screen, `${way} ${OWN}`)
  return within(await screen.findByRole('dialog'))
}
/** The row of what was decided, once its list is there: until then the rows of the other list stand in its place. */
const decidedRow = async (result: string) => {
  fireEvent.click(await screen.findByText('已核实'))
  return rowOf(result)
}
const held = async () => (await gateway.zhou.coupon.list()).shops.map(({ couponType }) => couponType)
const told = async () => (await gateway.zhou.message.list({ query: { kind: 'reward' } })).results[0]?.text
const endCoupon = () =>
  gateway.db.update(couponTypes).set({ endsAt: gateway.clock.now() }).where(eq(couponTypes.couponType, 'assistTwenty'))
const couponEnded = () =>
  gateway.db
    .update(assists)
    .set({ reasons: ['couponEnded'] })
    .where(eq(assists.assistId, assistId))
const reason = () => screen.getByLabelText<HTMLTextAreaElement>('原因')
const write = (text: string) => fireEvent.change(reason(), { target: { value: text } })

describe('assists at the counter', () => {
  it('wait with who began what, how often, and why a person looks', async () => {
    opened()
    const row = await rowOf('家人助力领优惠券')
    for (const text of ['周*', '发起 1 次', '得奖励 0 次', '多位助力人在同一网络']) row.getByText(text)
    row.getByText(/^2026-11-21 10:00 发起$/)
    expect(await faults()).toEqual([])
  })

  it('say who helped, masked, and whose account was new', async () => {
    await helpAt(gateway, gateway.chen, { assistId })
    await helpAt(gateway, gateway.lin, { assistId })
    opened()
    const row = await rowOf('2 位')
    expect(within(row.getByText('陈*')).queryByText('新注册')).not.toBeNull()
    expect(within(row.getByText('林*芝')).queryByText('新注册')).toBeNull()
  })

  it('are given for once they pass, and leave the list', async () => {
    opened()
    const dialog = await asked('通过')
    dialog.getByText('马上发给发起人：满 99 减 20。发起人会收到消息，发了不能撤回。')
    await pressed(dialog, /^通\s*过$/)
    await screen.findByText('已通过，券已放入发起人的券包')
    await screen.findByText('核实助力都办完了')
    expect(await held()).toContain('assistTwenty')
  })

  it('are looked at in a dialog that names who helped', async () => {
    await helpAt(gateway, gateway.chen, { assistId })
    opened()
    const dialog = await asked('通过')
    expect(dialog.getByText(/2 位助力：陈\*（新注册）/)).toBeDefined()
    expect(screen.getByRole('dialog', { name: '通过助力奖励' })).toBeDefined()
  })

  it('stand with who gave among those that were decided', async () => {
    await cheng.assist.approve({ params: { assistId }, body: {} })
    opened()
    const row = await decidedRow('已发')
    expect(row.getByText(/程路$/)).toBeDefined()
  })

  it('of which none was decided say so', async () => {
    opened('/assists?part=decided')
    expect(await screen.findByText('还没有核实过助力')).toBeDefined()
  })

  it('whose coupon has ended pass with another one that nobody draws', async () => {
    await couponEnded()
    await endCoupon()
    opened()
    const dialog = await asked('通过')
    await pressed(dialog, /^通\s*过$/)
    await dialog.findByText('请选择改发的券')
    fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'inviteThree' } })
    fireEvent.click(await screen.findByText(/inviteThree$/, { selector: '.ant-select-item-option-content' }))
    await pressed(dialog, /^通\s*过$/)
    await screen.findByText('已通过，券已放入发起人的券包')
    expect(await held()).toContain('inviteThree')
  })

  it('whose coupon ended since they were stopped ask for another one, too', async () => {
    await endCoupon()
    opened()
    const dialog = await asked('通过')
    await pressed(dialog, /^通\s*过$/)
    await dialog.findByText('公布的券已经结束，请选一张改发的券')
    expect(dialog.getByLabelText('公布的券已经结束，改发')).toBeDefined()
  })

  it('are refused with no less than a reason', async () => {
    opened()
    const dialog = await asked('不发')
    dialog.getByText('发起人会读到，可以找客服申诉；不写助力的人是谁')
    write('设备')
    await pressed(dialog, /^不\s*发$/)
    await dialog.findByText('请写清原因（至少 4 个字），会员会看到')
    expect(site.sent).toEqual([])
  })

  it('are refused with the reason that the member reads', async () => {
    opened()
    const dialog = await asked('不发')
    write('助力的账号在同一台手机上登录')
    await pressed(dialog, /^不\s*发$/)
    await screen.findByText('已告诉发起人不发的原因')
    ;(await decidedRow('不发：助力的账号在同一台手机上登录')).getByText('家人助力领优惠券')
    expect(await told()).toContain('助力的账号在同一台手机上登录')
  })

  it('keep the reason where the gateway does not take it', async () => {
    opened()
    site.refuses.set(`PUT /assists/${assistId}/refuse`, { status: 503, code: 'BUSY', message: '服务繁忙' })
    const dialog = await asked('不发')
    write('助力的账号在同一台手机上登录')
    await pressed(dialog, /^不\s*发$/)
    await dialog.findByText('服务繁忙')
    expect(reason().value).toBe('助力的账号在同一台手机上登录')
  })

  it('that a colleague decided first say who and what, and nothing is written', async () => {
    opened()
    const dialog = await asked('不发')
    write('助力的账号都是新注册的')
    const lu = await staffAt(gateway, { roles: ['operator'], name: '陆鸣' })
    await lu.assist.approve({ params: { assistId }, body: {} })
    await pressed(dialog, /^不\s*发$/)
    await dialog.findByText(/^陆鸣已在 .* 通过了这个助力。$/)
    expect(reason().value).toBe('助力的账号都是新注册的')
    expect(await held()).toContain('assistTwenty')
  })
})
