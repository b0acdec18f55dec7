import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { queries } from '../../counter/site/client/useAsk'
import { pagesOf } from '../../counter/site/pages'
import { SideBar } from '../../counter/site/SideBar'
import { MINUTE_SECONDS } from '@/lib/duration'

it('says of each queue how many wait, how long, and how far that is from the target', async () => {
  const waiting = [
    { queue: 'prescriptions', count: 14, oldestSeconds: 42 * MINUTE_SECONDS, targetMinutes: 30 },
    { queue: 'orders', count: 21, oldestSeconds: 70 * MINUTE_SECONDS, targetMinutes: 120 },
    { queue: 'callbacks', count: 0, oldestSeconds: 0, targetMinutes: 30 },
  ]
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ queues: waiting })))
  render(
    <QueryClientProvider client={queries}>
      <SideBar pages={pagesOf(['pharmacist'])} path="/orders" />
    </QueryClientProvider>,
  )
  await screen.findByText('超 12 分')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    '今天',
    '审核处方，14 件，最久等了 42 分，超 12 分',
    '核对订单，21 件，最久等了 1 时 10 分，余 50 分',
    '回电',
    '会话',
    '留言',
    '到货提醒',
  ])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('核对订单21余 50 分')
})
