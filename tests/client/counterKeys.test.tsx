import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { go } from '../../counter/site/client/address'
import { lock, unlock } from '../../counter/site/client/lock'
import { queries } from '../../counter/site/client/useAsk'
import { FindBox } from '../../counter/site/find/FindBox'
import { switchKeys } from '../../counter/site/keys/keysOn'
import { OrdersPage } from '../../counter/site/orders/OrdersPage'
import { pagesOf } from '../../counter/site/pages'
import { SideBar } from '../../counter/site/SideBar'
import { NOTHING_FOUND } from '../support/safetyOf'

const order = (orderCode: string) => ({
  ...{ orderCode, paidAt: '2026-11-25T10:00:00Z', payable: 4182, patientName: null, hasPrescription: false, check: null, holder: null },
  lines: [{ name: '医用外科口罩', specification: '10只', quantity: 2 }],
})
const DETAIL = {
  ...order('2611250000000002'),
  status: '待发货',
  gifts: [],
  safety: NOTHING_FOUND,
  prescription: null,
  note: '',
  consigneeName: '陈*',
  consigneePhone: '138****6207',
  address: '江苏省南京市鼓楼区****',
}
const answers: Record<string, unknown> = {
  '/work/api/orders': { results: [order('2611250000000001'), order('2611250000000002')], hits: 2, currentPage: 1, hasMore: false },
  '/work/api/queues': { queues: [] },
}
const fetched = jest.spyOn(globalThis, 'fetch')
const pathOf = (address: string | URL | Request) => (typeof address === 'string' ? address : '')
/** What was decided: taking a case in hand is no decision. */
const decided = () =>
  fetched.mock.calls.flatMap(([address, init]) =>
    init?.method === 'GET' || pathOf(address).endsWith('/holder') ? [] : [`${init?.method} ${pathOf(address)}`],
  )
// jsdom has no layout, and nothing to scroll.
Element.prototype.scrollIntoView = () => undefined
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key })
const opened = () => new URLSearchParams(location.search).get('order')

const shown = async (...parts: ReactNode[]) => {
  render(
    <QueryClientProvider client={queries}>
      <App>{parts}</App>
    </QueryClientProvider>,
  )
  await screen.findAllByRole('row', { name: /2611250000000001/ })
}

describe('single keys at the counter', () => {
  beforeEach(() => {
    go('/orders')
    unlock()
    switchKeys(true)
    fetched.mockReset().mockImplementation((address) => {
      const path = pathOf(address)
      const answer = answers[path] ?? (path.endsWith('/holder') ? { holder: null } : path.includes('/orders/') ? DETAIL : {})
      return Promise.resolve(Response.json(answer))
    })
  })
  afterEach(() => queries.clear())

  it('move the cursor row, open it, and open what waits longest', async () => {
    await shown(<OrdersPage key="page" />)
    for (const key of ['j', 'j', 'j', 'k', 'j']) press(key)
    expect(screen.getByRole('row', { selected: true }).textContent).toContain('2611250000000002')
    press('Enter')
    expect(opened()).toBe('2611250000000002')
    // The open case lies over the list.
    press('n')
    expect(opened()).toBe('2611250000000002')
    act(() => go('/orders'))
    press('n')
    expect(opened()).toBe('2611250000000001')
  })

  it('decide on the open case, and nothing behind the dialog that asks for the reason', async () => {
    await shown(<OrdersPage key="page" />)
    press('n')
    await screen.findByRole('button', { name: '核对通过' })
    press('r')
    await screen.findByText('核对不通过')
    press('a')
    expect(decided()).toEqual([])
    act(() => go('/orders'))
    press('n')
    await screen.findByRole('button', { name: '核对通过' })
    press('a')
    await waitFor(() => expect(decided()).toEqual(['PUT /work/api/orders/2611250000000001/approval']))
  })

  it('are text in a field, and nothing where the counter is locked or they are switched off', async () => {
    await shown(<OrdersPage key="page" />)
    press('/')
    press('n', screen.getByLabelText('按订单编号查找'))
    lock()
    press('n')
    unlock()
    switchKeys(false)
    press('n')
    expect(opened()).toBeNull()
    switchKeys(true)
    press('n')
    expect(opened()).not.toBeNull()
  })

  it('lead to the queues, find, and list themselves', async () => {
    await shown(
      <FindBox key="find" />,
      <SideBar key="side" pages={pagesOf(['pharmacist'])} path="/orders" finds />,
      <OrdersPage key="page" />,
    )
    // What the page itself has no handler for is the whole counter's.
    press('/')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('查找单号或手机后四位')))
    press('?')
    await screen.findByText('打开等得最久的一件')
    screen.getByText('查找')
    press('1')
    expect(location.pathname).toBe('/work/orders')
    fireEvent.click(screen.getByLabelText('单键快捷键'))
    fireEvent.click(document.querySelector('.ant-modal-close')!)
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
    press('1')
    expect(location.pathname).toBe('/work/orders')
    act(() => switchKeys(true))
    press('1')
    expect(location.pathname).toBe('/work/prescriptions')
  })

  it('are one fewer for whoever finds nothing: a doctor', async () => {
    await shown(<SideBar key="side" pages={pagesOf(['doctor'])} path="/consultations" finds={false} />, <OrdersPage key="page" />)
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true)
    press('?')
    await screen.findByText('更新页面上的数据')
    expect(screen.queryByText('查找')).toBeNull()
  })

  it('of the queues leave no open case, also while it is still on its way', async () => {
    await shown(<SideBar key="side" pages={pagesOf(['pharmacist', 'clerk'])} path="/orders" finds />, <OrdersPage key="page" />)
    // Its drawer is not drawn yet.
    history.pushState(null, '', '/work/orders?order=2611250000000001')
    press('1')
    expect([location.pathname, opened()]).toEqual(['/work/orders', '2611250000000001'])
    act(() => go('/orders?order=2611250000000001'))
    await screen.findByRole('button', { name: '核对通过' })
    press('1')
    expect([location.pathname, opened()]).toEqual(['/work/orders', '2611250000000001'])
    act(() => go('/orders'))
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
    press('1')
    expect(location.pathname).toBe('/work/prescriptions')
  })
})
