import { act, render, screen } from '@testing-library/react'
import { Countdown } from './Countdown'

const NOON = Date.parse('2026-03-10T12:00:00+08:00')
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
beforeEach(() => jest.useFakeTimers({ now: NOON }))
afterEach(() => jest.useRealTimers())

describe('a countdown', () => {
  it('follows the gateway’s clock, not a wrong one of the device', () => {
    render(<Countdown until={NOON + 60_000} now={NOON + 30_000} />)
    expect(screen.getByRole('timer').textContent).toBe('00:00:30')
  })

  it('ends once', async () => {
    const onEnd = jest.fn()
    render(<Countdown until={NOON + 2000} onEnd={onEnd} />)
    await pass(5000)
    expect(screen.getByRole('timer').textContent).toBe('00:00:00')
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('is right again when the window is seen after its timers slept', () => {
    render(<Countdown until={NOON + 3_600_000} />)
    jest.setSystemTime(NOON + 1_800_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByRole('timer').textContent).toBe('00:30:00')
  })
})
