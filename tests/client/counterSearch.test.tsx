import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
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
