import { act, renderHook } from '@testing-library/react'
import { useForm } from '@/ui/form/useForm'
import { SMS_FIELDS, SMS_VALUES } from './smsForm'
import { useSmsCode } from './useSmsCode'

const picture = { ticket: 'a-ticket', image: '', length: 4, work: { done: Promise.resolve('done'), stop: () => undefined } }

describe('asking for a code on a slow phone', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('tells after a while that a proof of work is going on, until the code is sent', async () => {
    let sent: (seconds: number) => void = () => undefined
    const send = () => new Promise<number>((resolve) => (sent = resolve))
    const { result } = renderHook(() =>
      useSmsCode({
        of: '13900000000',
        picture: () => Promise.resolve(picture),
        send,
        form: useForm({ values: SMS_VALUES, fields: SMS_FIELDS }),
      }),
    )
    await act(() => Promise.resolve())
    act(() => result.current.form.set('validCode', 'HK4R'))
    await act(async () => {
      void result.current.askForCode()
      await jest.advanceTimersByTimeAsync(1000)
    })
    expect(result.current.isProving).toBe(false)
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(result.current.isProving).toBe(true)
    await act(async () => {
      sent(60)
      await jest.advanceTimersByTimeAsync(0)
    })
    expect(result.current.isProving).toBe(false)
  })
})
