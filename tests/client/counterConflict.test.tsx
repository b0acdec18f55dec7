import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import type { OrderToCheck } from '../../counter/contract/order'
import { VERSION_HEADER, type Conflict } from '../../counter/contract/version'
import { go } from '../../counter/site/client/address'
import { dropDrafts } from '../../counter/site/client/drafts'
import { unlock } from '../../counter/site/client/lock'
import { noteAnswer } from '../../counter/site/client/offline'
import { queries } from '../../counter/site/client/useAsk'
import { OrdersPage } from '../../counter/site/orders/OrdersPage'
import { OfflineNote } from '../../counter/site/parts/OfflineNote'
import { rebase } from '../../counter/site/parts/rebase'
import { NOTHING_FOUND } from '../support/safetyOf'
import { pressed } from '../support/pressed'

const [FIRST, SECOND] = ['2611250000000001', '2611250000000002']
const [NANJING, SUZHOU] = ['江苏省南京市鼓楼区****', '江苏省苏州市吴中区****']
const SEEN = 'a'.repeat(32)
const order = (orderCode: string) => ({
  ...{ orderCode, paidAt: '2026-11-25T10:00:00Z', payable: 4182, patientName: null, hasPrescription: false, check: null, holder: null },
  lines: [{ name: '医用外科口罩', specification: '10只', quantity: 2 }],
})
const detail = (orderCode: string) => ({
  ...order(orderCode),
  ...{
    version: SEEN,
    status: '待发货',
    gifts: [],
    safety: NOTHING_FOUND,
    prescription: null,
    note: '',
    consigneeName: '陈*',
    consigneePhone: '138****6207',
    address: NANJING,
    consigneeVersion: SEEN,
  },
})
const DECIDED: Conflict = {
  version: 'b'.repeat(32),
  last: { by: '梁景和', at: '2026-11-25T10:09:00.000Z', what: '退回这个订单：商品包装破损或效期不足' },
  isDecided: true,
  fields: [],
}
const MOVED: Conflict = { version: 'c'.repeat(32), last: null, isDecided: false, fields: [] }

const fetched = jest.spyOn(globalThis, 'fetch')
const pathOf = (address: string | URL | Request) => (typeof address === 'string' ? address : '')
let holder: object | null = null
let refusal: Conflict | undefined
let isDown = false
let now: Partial<OrderToCheck> = {}
function answerTo(path: string, method = 'GET'): [unknown, number] {
  if (path === '/work/api/me') return [{ staffId: 'shen', name: '沈知夏', loginName: 'shen', roles: ['pharmacist'] }, 200]
  if (path.startsWith('/work/api/uncovered/')) return [{ results: [] }, 200]
  if (path.endsWith('/holder')) return [{ holder }, 200]
  if (path === '/work/api/orders') return [{ results: [order(FIRST), order(SECOND)], hits: 2, currentPage: 1, hasMore: false }, 200]
  if (method !== 'GET' && refusal) return [{ code: 'CHANGED_SINCE', message: '您打开之后这里有变化', details: refusal }, 409]
  return [{ ...detail(path.split('/')[4] ?? ''), ...now }, 200]
}
const decisions = () => fetched.mock.calls.filter(([address, init]) => init?.method !== 'GET' && !pathOf(address).endsWith('/holder'))

beforeEach(() => {
  unlock()
  noteAnswer()
  dropDrafts()
  ;[holder, refusal, isDown, now] = [null, undefined, false, {}]
  fetched.mockReset().mockImplementation((address, init) => {
    if (isDown) return Promise.reject(new TypeError('Failed to fetch'))
    const [answer, status] = answerTo(pathOf(address), init?.method)
    return Promise.resolve(Response.json(answer, { status }))
  })
  go(`/orders?order=${FIRST}`)
})
afterEach(() => queries.clear())

const opened = () => new URLSearchParams(location.search).get('order')
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const shown = async () => {
  render(
    <QueryClientProvider client={queries}>
      <App>
        <OfflineNote />
        <OrdersPage />
      </App>
    </QueryClientProvider>,
  )
  await screen.findByText('收货人')
}

describe('a decision that came too late', () => {
  it('says what holds, who was quicker and what was not written, and leads to the next case', async () => {
    refusal = DECIDED
    await shown()
    await pressed(screen, '核对通过')
    await screen.findByText(/^梁景和已在 2026-11-25 18:09 退回这个订单：商品包装破损或效期不足。$/)
    const sides = document.querySelector('.conflict-sides')?.textContent
    expect(sides).toContain('已生效退回这个订单：商品包装破损或效期不足梁景和')
    expect(sides).toContain('您的核对通过没有写入')
    expect(decisions()[0]?.[1]?.headers).toMatchObject({ [VERSION_HEADER]: SEEN })
    await pressed(screen, '看下一单')
    expect(opened()).toBe(SECOND)
  })

  const MASK = { name: '医用外科口罩', specification: '10只', mark: '' }
  const GLOVES = { ...MASK, name: '一次性手套', specification: '100只' }
  it.each<[string, Partial<OrderToCheck>, { del: string[]; ins: string[] }]>([
    ['the city', { address: SUZHOU }, { del: [`陈* 138****6207，${NANJING}`], ins: [SUZHOU] }],
    ['a street that is masked', { consigneeVersion: 'b'.repeat(32) }, { del: [], ins: [NANJING] }],
    ['a quantity', { lines: [{ ...MASK, quantity: 9 }] }, { del: ['2'], ins: ['9'] }],
    ['what is sent', { lines: [{ ...GLOVES, quantity: 1 }] }, { del: ['医用外科口罩', '2'], ins: ['一次性手套', '1'] }],
    ['a note that was written', { note: '放门口' }, { del: [], ins: ['放门口'] }],
  ])('marks %s that was changed where it is still to be decided', async (_what, change, marked) => {
    refusal = MOVED
    await shown()
    now = change
    await pressed(screen, '核对通过')
    await screen.findByText(/什么都没有写入/)
    const found = (tag: string) => [...document.querySelectorAll(tag)].map(({ textContent }) => textContent).sort()
    await waitFor(() => expect(found('del')).toEqual([...marked.del].sort()))
    const told = [...marked.ins].sort().map((words): unknown => expect.stringContaining(words))
    await waitFor(() => expect(found('ins')).toEqual(told))
    expect(screen.queryAllByText('遮住的部分有变化')).toHaveLength(change.consigneeVersion ? 1 : 0)
    await pressed(screen, '看过了，重新核对')
    expect(screen.queryByText(/什么都没有写入/)).toBeNull()
  })
})

it('leaves a case in somebody else’s hand to them: what decides is grey, the next case is the way on', async () => {
  holder = { staffId: 'liang', name: '梁景和', takenAt: new Date().toISOString() }
  await shown()
  await screen.findByText(/^另一位药师正在核对：梁景和/)
  expect((await button('核对通过')).className).not.toContain('primary')
  expect(await button('核对通过')).toHaveProperty('disabled', true)
  expect(await button('不通过')).toHaveProperty('disabled', true)
  await pressed(screen, '看下一单')
  expect(opened()).toBe(SECOND)
})

it('keeps what is read and what was typed while the network is down, and decides nothing', async () => {
  await shown()
  await pressed(screen, '不通过')
  fireEvent.click(await screen.findByRole('radio', { name: '其他原因' }))
  fireEvent.change(screen.getByLabelText('说明'), { target: { value: '请先带处方到院复诊' } })
  isDown = true
  await act(() => queries.refetchQueries().catch(() => undefined))
  await screen.findByText('网络断开。')
  expect(screen.getByText('收货人')).toBeTruthy()
  expect(await button('取消订单并退款')).toHaveProperty('disabled', true)
  expect(await button('核对通过')).toHaveProperty('disabled', true)

  await pressed(screen, /返\s*回/)
  isDown = false
  await act(() => queries.refetchQueries().catch(() => undefined))
  await waitFor(() => expect(screen.queryByText('网络断开。')).toBeNull())
  await pressed(screen, '不通过')
  expect(screen.getByLabelText('说明')).toHaveProperty('value', '请先带处方到院复诊')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('work.draft.'))).toEqual([`work.draft.shen.order:${FIRST}`])
  dropDrafts('liang')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('work.draft.'))).toEqual([])
})

it('puts what was typed upon what stands there now: a field that nobody touched becomes what it is now', () => {
  const seen = { title: '旧', summary: '提要', sources: ['一'] }
  const typed = { ...seen, title: '我的' }
  expect(rebase({ seen, typed, present: { title: '别人的', summary: '新提要', sources: ['二'] } })).toEqual({
    ...{ title: '我的', summary: '新提要', sources: ['二'] },
  })
})
