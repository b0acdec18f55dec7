import { act, renderHook } from '@testing-library/react'
import { useSeconds } from './useSeconds'

describe('the wait for another code', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is over at once when it is stopped, also where a tick comes before the page is drawn again', () => {
    const { result } = renderHook(() => useSeconds())
    act(() => result.current.start(60))
    act(() => {
      result.current.start(0)
      jest.advanceTimersByTime(500)
    })
    expect(result.current.left).toBe(0)
  })
})
