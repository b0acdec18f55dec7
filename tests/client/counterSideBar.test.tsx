import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { queries } from '../../counter/site/client/useAsk'
import { pagesOf } from '../../counter/site/pages'
import { QueueList } from '../../counter/site/queues/QueueList'
import { SideBar } from '../../counter/site/SideBar'
import { MINUTE_SECONDS } from '@/lib/duration'

const WAITING = [
  { queue: 'prescriptions', count: 14, oldestSeconds: 42 * MINUTE_SECONDS, targetMinutes: 30 },
  { queue: 'orders', count: 21, oldestSeconds: 70 * MINUTE_SECONDS, targetMinutes: 120 },
  { queue: 'callbacks', count: 0, oldestSeconds: 0, targetMinutes: 30 },
  { queue: 'chats', count: 5, oldestSeconds: 6 * MINUTE_SECONDS, targetMinutes: 5 },
]
const HELD = { queue: 'orders', recordId: '2611250000000001', takenAt: new Date().toISOString(), since: '2026-11-25T10:00:00Z' }

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const isMine = typeof address === 'string' && address.endsWith('/mine')
    return Promise.resolve(Response.json(isMine ? { held: [HELD], decided: [{ queue: 'orders', count: 31 }] } : { queues: WAITING }))
  })
})
afterEach(() => queries.clear())

it('leads to the queue that is furthest over its target, and says how many people wait to talk', async () => {
  render(
    <QueryClientProvider client={queries}>
      <SideBar pages={pagesOf(['pharmacist'])} path="/orders" finds />
    </QueryClientProvider>,
  )
  await screen.findByTitle('35 件在等，1 个队列已超时')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['今天', '排队', '会话5 人在等', '问卷', '会员码'])
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/work/prescriptions')
})

it('lists the queues with key, how many wait, how long, and how far that is from the target; and what one has in hand', async () => {
  render(
    <QueryClientProvider client={queries}>
      <QueueList current="orders" />
    </QueryClientProvider>,
  )
  await screen.findByText('今天已办 31')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '审核处方114最久 42 分超 12 分',
    '核对订单221最久 1 时 10 分余 50 分',
    '回电30',
    '会话45最久 6 分超 1 分',
    '核对 2611250000000001',
  ])
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/work/orders')
})
