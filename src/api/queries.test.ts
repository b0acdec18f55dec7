import { ApiError } from './errors'
import { mayPass, retryDelay } from './queries'

const busy = (retryAfter?: number) => new ApiError({ status: 503, code: 'OVERLOADED', message: '现在访问的人太多，请稍后再试', retryAfter })

it('a read that is refused for a moment waits as long as the gateway asked, and no read before', () => {
  for (let tries = 0; tries < 20; tries += 1) expect(retryDelay(0, busy(2))).toBeGreaterThanOrEqual(2000)
  expect(retryDelay(0, busy())).toBeLessThan(300)
})

it('is told at once where the wait is too long for somebody in front of a page', () => {
  expect([mayPass(busy(2)), mayPass(busy(60)), mayPass(busy())]).toEqual([true, false, true])
})
