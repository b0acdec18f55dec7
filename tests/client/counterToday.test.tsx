import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { queries } from '../../counter/site/client/useAsk'
import { OfflineNote } from '../../counter/site/parts/OfflineNote'
import { certaintyOf } from '../../counter/site/today/certaintyOf'
import { hourRows } from '../../counter/site/today/measuring'
import { TodayPage } from '../../counter/site/today/TodayPage'
import { deliverMessages } from '../../gateway/modules/message/deliverMessages'
import { staffAt } from '../support/counter'
import { counterSite } from '../support/counterSite'
import { faults } from '../support/faults'
import type { Gateway } from '../support/gateway'
import { givenUpMessage } from '../support/givenUpMessage'
import { pressed } from '../support/pressed'
import type { Role } from '../../counter/contract/workEndpoint'

let gateway: Gateway
let site: ReturnType<typeof counterSite>

beforeEach(async () => {
  gateway = await gatewayAt()
})
afterEach(() => {
  site.close()
  site.forget()
})

const opened = async (role: Role, answers: Record<string, unknown> = {}, refuses: readonly string[] = []) => {
  const { token } = await staffAt(gateway, { roles: [role] })
  const page = (
    <>
      <OfflineNote />
      <TodayPage />
    </>
  )
  site = counterSite({ app: gateway.app, token, address: '/', page })
  for (const [line, answer] of Object.entries(answers)) site.answers.set(line, answer)
  for (const line of refuses) site.refuses.set(line, { status: 500, code: 'INTERNAL', message: '服务出错了' })
  await screen.findByText('在等什么')
}

/** 14:20 in the shop, a Tuesday. */
const AT = '2026-11-24T06:20:00.000Z'
const BY_HOUR = { 8: [18, 15, 12], 9: [26, 22, 20], 13: [41, 44, 40], 14: [13, 35, 33], 18: [0, 51, 48] } as const
const dayOf = (place: 0 | 1 | 2, day: string, running: number) => ({
  day,
  hours: Array.from({ length: 24 }, (_one, hour) => {
    const count = hour in BY_HOUR ? BY_HOUR[hour as keyof typeof BY_HOUR][place] : 0
    return { count, amount: count * 1050 }
  }),
  running: { count: running, amount: running * 1050 },
})
const ORDERED = { today: dayOf(0, '2026-11-24', 13), yesterday: dayOf(1, '2026-11-23', 12), weekAgo: dayOf(2, '2026-11-17', 11) }
const FIGURES = { at: AT, measures: [{ measure: 'ordered', ...ORDERED }, { measure: 'paid', ...ORDERED }] } // prettier-ignore
const cells = () =>
  within(screen.getByRole('region', { name: '每小时的数字' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('today on one page', () => {
  it('has today by the hour, drawn and as a table of the same figures, beside yesterday or a week ago', async () => {
    await opened('operator', { 'GET /today': FIGURES })
    await screen.findByText(/11 月 24 日 周二，截至 14:20/)
    expect(screen.getByRole('group', { name: '订单' }).textContent).toBe('订单98昨天同时 93')
    const rows = cells()
    expect(rows[0]).toEqual(['时段', '今天', '昨天', '差'])
    expect(rows.find(([hour]) => hour === '08:00')).toEqual(['08:00', '18', '15', '+3'])
    expect(rows.find(([hour]) => hour === '13:00')).toEqual(['13:00', '41', '44', '−3'])
    expect(rows.find(([hour]) => hour?.startsWith('14:00'))).toEqual(['14:00 至 14:20', '13', '整点 35　12', '+1'])
    expect(rows.find(([hour]) => hour === '18:00')).toEqual(['18:00', '', '51', ''])
    expect(rows.at(-1)).toEqual(['合计', '98', '93', '+5'])
    // A point of the line for each whole hour that is over, and one for the hour that runs.
    const drawn = hourRows(FIGURES.measures[0] as never, 'yesterday', 14)
    expect(drawn.map(({ hour }) => hour)).toEqual(rows.slice(1, -1).map(([hour]) => Number(hour!.slice(0, 2))))
    const chart = screen.getByRole('img', { name: /每小时订单，今天与昨天/ })
    expect(chart.querySelectorAll('circle')).toHaveLength(drawn.filter(({ today }) => today !== null).length)
    screen.getByText('14:00 至今 13，未满一小时')
    fireEvent.click(screen.getByText('比上周二'))
    expect(cells().at(-1)).toEqual(['合计', '98', '83', '+15'])
    screen.getByText('上周二同时 83')
    fireEvent.click(within(screen.getByRole('radiogroup', { name: '看什么' })).getByText('实付'))
    expect(cells().at(-1)).toEqual(['合计', '¥1,029.00', '¥871.50', '+¥157.50'])
  })

  it('is the operator’s whole, without a fault for who hears it, also of a new shop', async () => {
    await opened('operator')
    await screen.findByText('访问报告')
    await screen.findByText('没有 7 天内会卖完的')
    await screen.findByText('都送到了')
    fireEvent.click(screen.getByText('耗时'))
    screen.getByText('还没有')
    await screen.findByText('emptyCart')
    expect(screen.getAllByText('现在没有人看到，没有可比的')).toHaveLength(1)
    expect(await faults()).toEqual([])
  })

  it('draws what visits reported, and the same figures beside it as the report prints them', async () => {
    const funnel = Object.entries({ product: 200, cart: 50, order: 20, paid: 15 }).map(([name, count]) => ({ name, count }))
    await opened('operator', {
      'GET /today/visits': { days: 7, count: 300, funnel, pages: [], origins: [], taps: [], errors: [], timings: [] },
    })
    const block = within(await screen.findByRole('region', { name: '访问报告' }))
    const rows = within(block.getByRole('table')).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      '步骤访问数占第一步占上一步',
      '看商品200100.0%-',
      '加购5025.0%25.0%',
      '下单2010.0%40.0%',
      '付款157.5%75.0%',
    ])
    const bars = [...block.getByRole('img', { hidden: true }).querySelectorAll('.bar-row')].map(({ textContent }) => textContent)
    expect(bars).toEqual(['看商品200', '加购50', '下单20', '付款15'])
  })

  it('shows a block that could not be read alone, and reads it again', async () => {
    await opened('operator', {}, ['GET /today/stocks'])
    await screen.findByText('这一栏没有取到')
    expect(screen.getAllByText('这一栏没有取到')).toHaveLength(1)
    expect(screen.getByRole('group', { name: '7 天内断货' }).textContent).toContain('没有取到')
    await screen.findByText('都送到了')
    site.refuses.clear()
    await pressed(screen, /重新加载/)
    await screen.findByText('将断货')
    await waitFor(() => expect(screen.queryByText('这一栏没有取到')).toBeNull())
  })

  it('keeps its figures while the network is down, and says of when they are', async () => {
    await opened('operator', { 'GET /today': FIGURES })
    await screen.findByText(/截至 14:20/)
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    site.cut()
    screen.getByText('网络断开。')
    expect(cells().at(-1)).toEqual(['合计', '98', '93', '+5'])
    site.mend()
  })

  it.each([
    ['pharmacist', ['订单', '核对', '在等', '我今天已办', '7 天内断货']],
    ['doctor', ['在等', '我今天已办']],
    ['clerk', ['订单', '实付', '退款', '在等', '7 天内断货', '发送失败']],
  ] as const)('is for a %s what is theirs', async (role, titles) => {
    await opened(role)
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    expect(screen.getAllByRole('group').map((tile) => tile.getAttribute('aria-label'))).toEqual(titles)
    expect(screen.queryByText('访问报告')).toBeNull()
    expect(document.body.textContent.includes('¥')).toBe(role === 'clerk')
    expect(screen.queryByText('这一栏没有取到')).toBeNull()
    expect(await faults()).toEqual([])
  })
})

describe('a message that failed', () => {
  const toDeliver = () => deliverMessages({ db: gateway.db, providers: gateway.providers, now: gateway.clock.now() })
  const row = (title: RegExp) => screen.getByRole('row', { name: title })
  const resend = /重发：没能按时给您回电/
  const open = async () => {
    const deliveryId = await givenUpMessage(gateway, gateway.zhou)
    await opened('clerk')
    await screen.findByRole('button', { name: resend })
    return deliveryId
  }

  it('is sent again with one press, keeps its row and the focus, and says when it has gone', async () => {
    const deliveryId = await open()
    within(row(/没能按时给您回电/)).getByText('短信拒收')
    fireEvent.keyDown(document.body, { key: 'j' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: resend }))
    await pressed(screen, resend)
    const state = await screen.findByText('正在重发')
    expect(document.activeElement).toBe(state)
    expect(screen.queryByRole('button', { name: resend })).toBeNull()
    expect(site.sent.map(({ line }) => line)).toEqual([`POST /today/failedMessages/${deliveryId}/resend`])
    expect(screen.getByRole('group', { name: '发送失败' }).textContent).toContain('0 条')
    await toDeliver()
    await site.look()
    await screen.findByText('已重发')
    expect(document.activeElement).toBe(state)
  })

  it('says in its row why it cannot be sent, and stands there as before', async () => {
    const deliveryId = await open()
    const refusal = { status: 409, code: 'UNWANTED', message: '会员关闭了这类通知，不能再发' }
    site.refuses.set(`POST /today/failedMessages/${deliveryId}/resend`, refusal)
    await pressed(screen, resend)
    expect((await screen.findByRole('alert')).textContent).toBe('会员关闭了这类通知，不能再发')
    within(row(/没能按时给您回电/)).getByText('要打电话')
    await waitFor(() => expect(screen.getByRole('button', { name: resend }).classList.contains('ant-btn-loading')).toBe(false))
    expect(await faults()).toEqual([])
  })

  it('that a colleague had sent meanwhile says who did, and is not sent twice', async () => {
    const deliveryId = await open()
    const colleague = await staffAt(gateway, { roles: ['clerk'], name: '何叙' })
    await colleague.today.resend({ params: { deliveryId } })
    await pressed(screen, resend)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^何叙已在 .+ 重发了这条消息$/)
    await screen.findByText('正在重发')
    await toDeliver()
    expect(gateway.sms).toHaveLength(1)
  })

  it('waits while the network is down', async () => {
    await open()
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    site.cut()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: resend }).disabled).toBe(true)
    site.mend()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: resend }).disabled).toBe(false)
  })
})

describe('how sure one can be of an experiment', () => {
  const variant = (seen: number, paid: number, more = {}) => ({ name: 'x', share: 0.5, seen, paid, reported: seen, ...more })
  it.each([
    [variant(0, 0, { share: 0 }), variant(500, 40), 1, /现在没有人看到/],
    [variant(50, 20), variant(500, 40), 1, /人还太少/],
    [variant(500, 2), variant(500, 3), 1, /人还太少/],
    // A sample of ten that stands for a thousand is ten.
    [variant(1000, 200, { reported: 10 }), variant(1000, 100), 1, /人还太少/],
    [variant(1000, 100), variant(1000, 90), 1, /还分不出高低：真实的差有 95% 的把握在 −1\.6 到 \+3\.6 个百分点之间/],
    // As Newcombe's own example of 56 of 70 and 48 of 80, tenfold.
    [variant(700, 560), variant(800, 480), 1, /多半更高：真实的差有 95% 的把握在 \+15\.4 到 \+24\.4/],
    [variant(800, 480), variant(700, 560), 2, /多半更低：真实的差有 99% 的把握/],
  ])('%j beside %j is said', (one, other, others, words) => expect(certaintyOf(one, other, others)).toMatch(words))
})
