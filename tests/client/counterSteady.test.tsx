import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { go } from '../../counter/site/client/address'
import { unlock } from '../../counter/site/client/lock'
import { queries } from '../../counter/site/client/useAsk'
import { switchKeys } from '../../counter/site/keys/keysOn'
import { OrdersPage } from '../../counter/site/orders/OrdersPage'
import { PageKeys } from '../../counter/site/keys/PageKeys'

const order = (orderCode: string, patientName: string | null = null) => ({
  ...{
    orderCode,
    paidAt: '2026-11-25T10:00:00Z',
    payable: 4182,
    patientName,
    hasPrescription: patientName !== null,
    check: null,
    holder: null,
  },
  lines: [{ name: '医用外科口罩', specification: '10只', quantity: 2 }],
})
let waiting: Array<ReturnType<typeof order>>
const fetched = jest.spyOn(globalThis, 'fetch')
const pathOf = (address: string | URL | Request) => (typeof address === 'string' ? address : '')
// jsdom has no layout, and nothing to scroll.
Element.prototype.scrollIntoView = () => undefined

const rows = () =>
  screen.getAllByRole('row').flatMap((row) => {
    const code = row.getAttribute('data-row-key')
    return code === null ? [] : [code]
  })
const reads = () => fetched.mock.calls.filter(([address]) => pathOf(address) === '/work/api/orders').length
/** The list is read once more, as it is every few seconds. */
async function pollOnce() {
  const before = reads()
  await act(() => queries.refetchQueries())
  expect(reads()).toBeGreaterThan(before)
}

describe('a queue that is read again', () => {
  beforeEach(async () => {
    go('/orders')
    unlock()
    switchKeys(true)
    waiting = [order('2'), order('3')]
    fetched
      .mockReset()
      .mockImplementation((address) =>
        Promise.resolve(
          Response.json(
            pathOf(address) === '/work/api/orders'
              ? { results: waiting, hits: waiting.length, currentPage: 1, hasMore: false }
              : { queues: [] },
          ),
        ),
      )
    render(
      <QueryClientProvider client={queries}>
        <App>
          <PageKeys pages={[]} finds={false} />
          <OrdersPage />
        </App>
      </QueryClientProvider>,
    )
    await screen.findByRole('row', { name: /^.*2 医用/ })
  })
  afterEach(() => queries.clear())

  it('keeps its rows where they are, counts what came and went, and is laid out anew by U', async () => {
    waiting = [order('1'), order('3', '王*'), order('4')]
    await pollOnce()
    expect(rows()).toEqual(['2', '3'])
    expect(screen.getByText('处方：王*')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('有 2 件新的，1 件已办完，按 U 更新')
    fireEvent.keyDown(document.body, { key: 'u' })
    await waitFor(() => expect(rows()).toEqual(['1', '3', '4']))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('opens by N what waits still, not what a colleague has done', async () => {
    waiting = [order('3')]
    await pollOnce()
    fireEvent.keyDown(document.body, { key: 'n' })
    expect(new URLSearchParams(location.search).get('order')).toBe('3')
  })
})
