import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from 'antd'
import axe from 'axe-core'
import type { AftersalesCase } from '../../counter/contract/aftersales'
import { VERSION_HEADER, type Conflict } from '../../counter/contract/version'
import { AftersalesPage } from '../../counter/site/aftersales/AftersalesPage'
import { go } from '../../counter/site/client/address'
import { dropDrafts } from '../../counter/site/client/drafts'
import { unlock } from '../../counter/site/client/lock'
import { noteAnswer } from '../../counter/site/client/offline'
import { queries } from '../../counter/site/client/useAsk'
import { switchKeys } from '../../counter/site/keys/keysOn'
import { OfflineNote } from '../../counter/site/parts/OfflineNote'
import { RefundStatus } from '../../src/contract/refundStates'
import { pressed } from '../support/pressed'

const [FIRST, SECOND] = ['TK261125000001', 'TK261125000002']
const [AT, SEEN, LATER] = ['2026-11-25T10:00:00.000Z', 'a'.repeat(32), 'c'.repeat(32)]
const NOTHING = { take: false, agree: false, refuse: false, arrive: false, beginInspection: false, endInspection: false }

/** One that a clerk has taken and nobody has decided. */
const REVIEWED: AftersalesCase = {
  ...{ refundNumber: FIRST, orderCode: '2611200000000001', statusCode: RefundStatus.returnInReview, type: 'returnAndRefund' },
  ...{ reason: 'damaged', amount: 3980, count: 2, appliedAt: AT, waitsSince: AT, dueAt: AT, takenBy: '林小满', version: SEEN },
  ...{ memberName: '周*', phone: '138****6207', note: '两盒的角都压扁了', pictures: ['box'], isIntact: false, paysReturn: true },
  ...{ restocks: true, freight: 0, coupons: 1, tracking: null, returnBefore: null, ending: null, refusal: null, others: [] },
  can: { ...NOTHING, agree: true, refuse: true },
  lines: [{ name: '医用外科口罩', specification: '10只', quantity: 2 }],
  pieces: [
    {
      ...{ name: '医用外科口罩', specification: '10只', mark: 'none', productCode: '130001', quantity: 2 },
      ...{ goods: 4380, discount: 400, amount: 3980 },
    },
  ],
  order: {
    ...{ orderCode: '2611200000000001', payable: 5970, paidAt: AT, signedAt: AT, completedAt: AT },
    lines: [{ name: '医用外科口罩', specification: '10只', quantity: 3, refundedQuantity: 1, paid: 5970 }],
  },
  log: [{ statusCode: RefundStatus.applied, dateTime: AT, by: null }],
}
const SEEN_BY = [{ by: '程路', at: AT, field: '联系电话', reason: '联系顾客' }]
const DECIDED: Conflict = {
  ...{ version: 'b'.repeat(32), isDecided: true, fields: [] },
  last: { by: '梁景和', at: '2026-11-25T10:09:00.000Z', what: '同意退款申请' },
}

const fetched = jest.spyOn(globalThis, 'fetch')
const pathOf = (address: string | URL | Request) => (typeof address === 'string' ? address.replace('/work/api', '') : '')
let shown: AftersalesCase
let results: AftersalesCase[]
let conflict: Conflict | undefined
let isDown = false
function answerTo(path: string, method = 'GET'): [unknown, number] {
  if (path === '/me') return [{ staffId: 'lin', name: '林小满', loginName: 'kefu', roles: ['clerk'] }, 200]
  if (path.startsWith('/uncovered')) return [method === 'GET' ? { results: SEEN_BY } : { value: '13800006207' }, 200]
  if (path.startsWith('/queues')) return [{ queues: [] }, 200]
  if (path.includes('/pictures/')) return [{ dataUrl: 'data:image/png;base64,iVBORw0KGgo=' }, 200]
  if (method !== 'GET' && conflict) return [{ code: 'CHANGED_SINCE', message: '您打开之后这里有变化', details: conflict }, 409]
  if (path === '/aftersales') {
    const counts = { review: results.length, parcel: 0, inspection: 4, money: 0 }
    return [{ results, hits: results.length, currentPage: 1, hasMore: false, counts }, 200]
  }
  return [{ ...shown, refundNumber: path.split('/')[2] }, 200]
}

beforeEach(() => {
  unlock()
  noteAnswer()
  dropDrafts()
  switchKeys(true)
  // jsdom has no layout, and nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined
  ;[shown, results, conflict, isDown] = [REVIEWED, [REVIEWED, { ...REVIEWED, refundNumber: SECOND, memberName: '陈*' }], undefined, false]
  fetched.mockReset().mockImplementation((address, init) => {
    if (isDown) return Promise.reject(new TypeError('Failed to fetch'))
    const [answer, status] = answerTo(pathOf(address), init?.method)
    return Promise.resolve(Response.json(answer, { status }))
  })
})
afterEach(() => queries.clear())

function open(address: string) {
  go(address)
  render(
    <QueryClientProvider client={queries}>
      <App>
        <OfflineNote />
        <AftersalesPage />
      </App>
    </QueryClientProvider>,
  )
}
const openCase = async (changed: Partial<AftersalesCase> = {}) => {
  shown = { ...REVIEWED, ...changed }
  open(`/aftersales?refund=${FIRST}`)
  await screen.findByRole('region', { name: '申请' })
}
const opened = () => new URLSearchParams(location.search).get('refund')
const press = (key: string, set: object = {}, target: Element = document.body) => fireEvent.keyDown(target, { key, ...set })
const button = (name: RegExp) => screen.findByRole('button', { name })
const writes = () =>
  fetched.mock.calls
    .filter(([, init]) => init?.method === 'PUT')
    .map(([address, init]) => ({
      path: pathOf(address).replace('/aftersales/', ''),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      version: (init?.headers as Record<string, string>)[VERSION_HEADER],
    }))
/** A write makes a new version, and with another than the present one it is a conflict; the case is read again when the answered function is called. */
function readAgainLater() {
  const answer = fetched.getMockImplementation()!
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  fetched.mockImplementation(async (address, init) => {
    if (init?.method === 'PUT') {
      conflict = (init.headers as Record<string, string>)[VERSION_HEADER] === shown.version ? undefined : DECIDED
      shown = { ...shown, version: LATER }
    } else if (pathOf(address) === `/aftersales/${FIRST}`) await held
    return answer(address, init)
  })
  return release
}
/** Colours and sizes are seen in a browser alone. */
const faults = async () =>
  (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })).violations

describe('the queue of refunds', () => {
  it('says who waits for how much and why, counts each state, and opens the longest by N', async () => {
    open('/aftersales')
    const row = (await screen.findByText('陈*')).closest('tr')!
    for (const words of ['医用外科口罩 × 2', '退货退款', '包装破损', '39.80 元', '审核中', '林小满 受理', SECOND])
      expect(row.textContent).toContain(words)
    expect(screen.getByText('待验收 4')).toBeTruthy()
    expect(await faults()).toEqual([])
    press('n')
    await screen.findByRole('region', { name: '申请' })
    expect(opened()).toBe(FIRST)
  })

  it('says that nothing waits, and what failed, with another try', async () => {
    results = []
    open('/aftersales')
    await screen.findByText('没有等待审核的退款申请')
    isDown = true
    await act(() => queries.refetchQueries().catch(() => undefined))
    await screen.findByText(/^没有更新/)
    expect(screen.getByRole('button', { name: /重新加载/ })).toBeTruthy()
  })

  it.each([
    ['state=inspection', '没有等待验收的退回商品'],
    ['state=nonsense', '没有等待审核的退款申请'],
  ])('reads its address: %s', async (words, empty) => {
    results = []
    open(`/aftersales?${words}`)
    expect(await screen.findByText(empty)).toBeTruthy()
  })
})

describe('a refund that is open', () => {
  it('shows the pictures, what is asked for with its arithmetic, the order and what happened', async () => {
    await openCase({
      others: [{ refundNumber: SECOND, statusCode: RefundStatus.ended, ending: 'overdue', reason: 'fewer', amount: 1990, appliedAt: AT }],
    })
    await screen.findByAltText('会员的图片第 1 张')
    const words = document.body.textContent
    for (const one of ['138****6207', '两盒的角都压扁了', '43.80 元，优惠 −4.00 元', '另退回优惠券 1 张', '已退 1 件', '会员提交申请'])
      expect(words).toContain(one)
    expect(await faults()).toEqual([])
    await pressed(screen, /^逾期未寄回/)
    expect(opened()).toBe(SECOND)
  })

  it('tells the phone for a reason, and who has read it', async () => {
    await openCase()
    await screen.findByText(/程路 查看联系电话：联系顾客/)
    await pressed(screen, /^拨打联系电话/)
    // The keys of a decision are off while the reason is asked for.
    press('a')
    expect(screen.queryByRole('dialog')).toBeNull()
    await pressed(screen, /联系顾客$/)
    await screen.findByRole('link', { name: '13800006207' })
    const [[address, init] = []] = fetched.mock.calls.filter(([, sent]) => sent?.method === 'POST')
    expect([pathOf(address!), init?.body]).toEqual([
      `/uncovered/aftersales/${FIRST}`,
      JSON.stringify({ field: 'phone', reason: 'contact', words: '' }),
    ])
  })

  it('is taken by H without a question, as it was seen', async () => {
    await openCase({ statusCode: RefundStatus.applied, takenBy: null, can: { ...NOTHING, take: true } })
    press('h')
    await waitFor(() => expect(writes()).toEqual([{ path: `${FIRST}/taking`, body: undefined, version: SEEN }]))
    await screen.findByText('已受理，会员会看到「审核中」')
  })

  it('is busy until the version after a step was read: who agrees at once meets no change of their own', async () => {
    await openCase({ takenBy: null, can: { ...NOTHING, take: true, agree: true, refuse: true } })
    const release = readAgainLater()
    press('h')
    await screen.findByText('已受理，会员会看到「审核中」')
    const agree = await button(/同意/)
    fireEvent.click(agree)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(agree.className).toContain('ant-btn-loading')
    release()
    await waitFor(() => expect(agree.className).not.toContain('ant-btn-loading'))
    fireEvent.click(agree)
    await pressed(within(await screen.findByRole('dialog', { name: '同意退货 2 件' })), '同意退货')
    await screen.findByText('已同意，会员已收到退货地址')
    expect(writes()).toMatchObject([
      { path: `${FIRST}/taking`, version: SEEN },
      { path: `${FIRST}/agreement`, version: LATER },
    ])
  })

  it.each([
    [{}, '同意退货', '同意退货 2 件', `${FIRST}/agreement`, undefined],
    [{ type: 'refundOnly' }, '同意退款', '同意退款 39.80 元', `${FIRST}/agreement`, undefined],
    [{ can: { ...NOTHING, arrive: true } }, '已收到', '收到退回的包裹', `${FIRST}/arrival`, undefined],
    [{ can: { ...NOTHING, endInspection: true } }, '通过并退款', '验收通过，退 39.80 元', `${FIRST}/inspection-result`, { isPassed: true }],
  ] as const)('is asked about once more by A: %j', async (changed, okText, title, path, sent) => {
    await openCase(changed)
    press('a')
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(writes()).toEqual([])
    await pressed(within(dialog), okText)
    await waitFor(() => expect(writes()).toEqual([{ path, body: sent, version: SEEN }]))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
  })

  it('begins its inspection by A without a question', async () => {
    await openCase({ can: { ...NOTHING, beginInspection: true } })
    press('a')
    await waitFor(() => expect(writes()).toEqual([{ path: `${FIRST}/inspection`, body: undefined, version: SEEN }]))
  })

  it.each([
    [{}, '拒绝退款申请', `${FIRST}/refusal`, { reason: 'used', words: '有使用痕迹' }],
    [
      { can: { ...NOTHING, endInspection: true } },
      '验收不通过',
      `${FIRST}/inspection-result`,
      { isPassed: false, reason: 'missing', words: '有使用痕迹' },
    ],
  ] as const)('is refused by R with a reason by number and words: %#', async (changed, title, path, body) => {
    await openCase(changed)
    press('r')
    const drawer = await screen.findByRole('dialog', { name: title })
    press('Enter', { ctrlKey: true })
    await screen.findByText('请选择原因')
    press('2')
    fireEvent.change(within(drawer).getByLabelText(/^说明/), { target: { value: '有使用痕迹' } })
    press('Enter', { ctrlKey: true }, within(drawer).getByLabelText(/^说明/))
    await waitFor(() => expect(writes()).toEqual([{ path, body, version: SEEN }]))
  })

  it('leads to the next and back by J and K, and to the list by Escape', async () => {
    await openCase()
    await screen.findByText(/第 1 \/ 2 件/)
    press('j')
    await waitFor(() => expect(opened()).toBe(SECOND))
    await screen.findByText(/第 2 \/ 2 件/)
    press('k')
    await waitFor(() => expect(opened()).toBe(FIRST))
    press('Escape')
    await waitFor(() => expect(opened()).toBeNull())
  })

  it('that nobody here can do anything about leads on', async () => {
    await openCase({ statusCode: RefundStatus.parcelAwaited, can: NOTHING })
    await screen.findByText('等会员寄回；过了截止时间自动关闭')
    press('a')
    expect(screen.queryByRole('dialog')).toBeNull()
    await pressed(screen, /看下一件/)
    expect(opened()).toBe(SECOND)
  })
})

describe('a decision on a refund that came too late', () => {
  it('says who was quicker, keeps what was typed, and leads to the next', async () => {
    conflict = DECIDED
    await openCase()
    press('r')
    const drawer = await screen.findByRole('dialog', { name: '拒绝退款申请' })
    press('1')
    fireEvent.change(within(drawer).getByLabelText(/^说明/), { target: { value: '看不清破损' } })
    await pressed(within(drawer), /^拒绝/)
    await screen.findByText(/^梁景和已在 2026-11-25 18:09 同意退款申请。$/)
    expect(document.querySelector('.conflict-sides')?.textContent).toContain('您的拒绝，图片看不出所说的问题，看不清破损没有写入')
    expect(within(drawer).getByLabelText(/^说明/)).toHaveProperty('value', '看不清破损')
    await pressed(screen, /^看下一件/)
    expect(opened()).toBe(SECOND)
  })

  it.each([
    [{ can: { ...NOTHING, take: true } }, 'h'],
    [{ can: { ...NOTHING, beginInspection: true } }, 'a'],
  ])('is said of what is done without a question, too: %j', async (changed, key) => {
    conflict = { ...DECIDED, isDecided: false, last: { ...DECIDED.last!, what: '受理退款申请' } }
    await openCase(changed)
    press(key)
    await screen.findByText(/梁景和在 2026-11-25 18:09 受理退款申请/)
    conflict = undefined
    await pressed(screen, /看现在的/)
    await waitFor(() => expect(screen.queryByText(/受理退款申请/)).toBeNull())
  })

  it('is not sent without a network, and what was read stays', async () => {
    await openCase()
    isDown = true
    await act(() => queries.refetchQueries().catch(() => undefined))
    await screen.findByText('网络断开，现在不能作决定')
    press('a')
    press('r')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('两盒的角都压扁了')).toBeTruthy()
  })
})
