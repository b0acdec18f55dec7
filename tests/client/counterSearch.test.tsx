import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { QUERY } from '../../counter/contract/workEndpoint'
import { queries } from '../../counter/site/client/useAsk'
import { FindBox } from '../../counter/site/find/FindBox'
import { PrescriptionsPage } from '../../counter/site/prescriptions/PrescriptionsPage'
import { RefundsPage } from '../../counter/site/refunds/RefundsPage'
import { StaffPage } from '../../counter/site/staff/StaffPage'

it('looks for a patient whose name stands neither in the address of the page nor in that of the call', async () => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ results: [], hits: 0, currentPage: 1, hasMore: false })))
  render(
    <QueryClientProvider client={queries}>
      <PrescriptionsPage />
    </QueryClientProvider>,
  )
  const field = screen.getByLabelText('按用药人查找')
  fireEvent.change(field, { target: { value: '周小满' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  const sent = `state=waiting&hold=all&patient=${encodeURIComponent('周小满')}`
  await waitFor(() => expect(fetched.mock.lastCall?.[1]?.headers).toHaveProperty(QUERY, expect.stringContaining(sent)))
  expect([location.search, fetched.mock.lastCall?.[0]]).toEqual(['', '/work/api/prescriptions'])
})

const NOBODY = { results: [], hits: 0, currentPage: 1, hasMore: false }
const answering = (answer: unknown) => jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(answer)))
const queriesOf = (fetched: ReturnType<typeof answering>) =>
  fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get(QUERY) ?? '')

it('looks for somebody of the staff whose name stands in no address', async () => {
  const fetched = answering(NOBODY)
  render(
    <QueryClientProvider client={queries}>
      <StaffPage />
    </QueryClientProvider>,
  )
  const field = screen.getByLabelText('按姓名或登录名查找')
  fireEvent.change(field, { target: { value: '沈知夏' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(queriesOf(fetched).join()).toContain(`words=${encodeURIComponent('沈知夏')}`))
  expect(location.search).toBe('')
})

it('asks the gateway for a sorted page, which the address keeps', async () => {
  const fetched = answering({
    ...NOBODY,
    results: [
      {
        refundNumber: 'r1',
        noun: '订单',
        subjectCode: 'QH1',
        amount: 100,
        reason: '不想买了',
        requestedAt: '2026-11-21T02:00:00.000Z',
        attempts: 1,
        failedAt: '2026-11-21T02:00:00.000Z',
        lastError: null,
        closing: null,
      },
    ],
    hits: 1,
  })
  render(
    <QueryClientProvider client={queries}>
      <RefundsPage />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByText('金额'))
  await waitFor(() => expect(queriesOf(fetched).join()).toContain('sort=amount&order=up'))
  expect(location.search).toContain('sort=amount&order=up')
  fireEvent.click(screen.getByText('金额'))
  await waitFor(() => expect(location.search).toContain('order=down'))
})

it('looks for a number when Enter is pressed, and leads to what may be opened', async () => {
  const results = [{ kind: 'aftersales', id: 'TK26112100000001', name: '周*', text: '等待审核', at: '2026-11-21T02:00:00.000Z' }]
  const fetched = answering({ results }).mockClear()
  history.pushState(null, '', '/work')
  render(<FindBox />)
  const field = screen.getByLabelText('查找单号或手机后四位')
  fireEvent.change(field, { target: { value: ' TK2611 ' } })
  expect(fetched).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.click(await screen.findByText('TK26112100000001'))
  expect(queriesOf(fetched)).toEqual(['words=TK2611'])
  expect(location.pathname + location.search).toBe('/work/aftersales?refund=TK26112100000001')
  fireEvent.keyUp(field, { key: 'Enter' })
  answering({ results: [] })
  fireEvent.keyDown(field, { key: 'Enter' })
  await screen.findByText('没有找到「TK2611」。可以输入单号的前几位，或手机后四位')
})

it('leads by the arrows from the field along what was found and back, and leaves the page’s own keys out of it', async () => {
  const ids = ['QH0001', 'QH0002', 'QH0003']
  answering({ results: ids.map((id) => ({ kind: 'order', id, name: '周*', text: '待发货', at: '2026-11-21T02:00:00.000Z' })) })
  const ofThePage = jest.fn()
  document.addEventListener('keydown', ofThePage)
  render(<FindBox />)
  const field = screen.getByRole('textbox', { name: '查找单号或手机后四位' })
  field.focus()
  fireEvent.change(field, { target: { value: 'QH00' } })
  // Nothing is there to go into.
  expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(true)
  fireEvent.keyDown(field, { key: 'Enter' })
  const list = await screen.findByRole('list', { name: '找到的' })
  // The status says how to get there; the results say nothing of the field, and follow it in the order of Tab.
  expect(screen.getByRole('status').textContent).toBe('找到 3 条，按向下键逐条看')
  expect(field.getAttribute('aria-describedby')).toBeNull()
  expect(field.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  ofThePage.mockClear()
  const at = () => ids.findIndex((id) => document.activeElement?.textContent.includes(id))
  const places = ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'Home', 'ArrowUp'].map((key) => {
    fireEvent.keyDown(document.activeElement!, { key })
    return at()
  })
  expect(places).toEqual([0, 1, 2, 2, 0, -1])
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect([document.activeElement, screen.queryByRole('list')]).toEqual([field, list])
  fireEvent.keyDown(field, { key: 'Escape' })
  expect([document.activeElement, screen.queryByRole('list')]).toEqual([document.body, null])
  expect(ofThePage).not.toHaveBeenCalled()
  document.removeEventListener('keydown', ofThePage)
})

it('closes what was found when somebody presses or goes elsewhere, and not where the window is left', async () => {
  answering({ results: [{ kind: 'order', id: 'QH0001', name: '周*', text: '待发货', at: '2026-11-21T02:00:00.000Z' }] })
  render(
    <>
      <FindBox />
      <button>别处</button>
    </>,
  )
  const field = screen.getByLabelText('查找单号或手机后四位')
  const look = async () => {
    fireEvent.change(field, { target: { value: 'QH00' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    fireEvent.keyUp(field, { key: 'Enter' })
    return screen.findByRole('list')
  }
  field.focus()
  const list = await look()
  fireEvent.blur(field, { relatedTarget: null })
  fireEvent.pointerDown(list)
  expect(screen.queryByRole('list')).toBe(list)
  act(() => screen.getByText('别处').focus())
  expect(screen.queryByRole('list')).toBeNull()
  await look()
  fireEvent.pointerDown(screen.getByText('别处'))
  expect(screen.queryByRole('list')).toBeNull()
})
