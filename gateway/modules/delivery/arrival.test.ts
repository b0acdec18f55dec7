import { arrivalOf } from './arrival'
import { arrivalText } from './deliveries'

const at = (time: string) => new Date(`2026-11-${time}:00+08:00`)

describe('the promise of delivery', () => {
  it.each([
    ['21T00:00', '21T00:00', '明天', '11 月 22 日'],
    ['21T17:59', '21T17:59', '明天', '11 月 22 日'],
    ['21T18:00', '21T18:00', '后天', '11 月 23 日'],
    ['21T23:59', '21T23:59', '后天', '11 月 23 日'],
    ['21T18:00', '22T08:00', '明天', '11 月 23 日'],
    ['21T17:59', '22T08:00', '今天', '11 月 22 日'],
    ['30T18:00', '30T18:00', '后天', '12 月 2 日'],
  ])('paid on %s is said on %s to come %s, %s', (paidAt, now, day, date) => {
    expect(arrivalOf({ paidAt: at(paidAt), now: at(now) })).toEqual({ day, date })
  })

  it('is no promise any more after its day', () => {
    expect(arrivalOf({ paidAt: at('21T10:00'), now: at('23T00:00') })).toBeUndefined()
  })

  it('names the hours of the way that was chosen', () => {
    const times = { paidAt: at('21T19:00'), now: at('21T19:00') }
    expect(arrivalText('standard', times)).toBe('后天 11 月 23 日送达')
    expect(arrivalText('evening', times)).toBe('后天 11 月 23 日 18:00–21:00 送达')
  })
})
