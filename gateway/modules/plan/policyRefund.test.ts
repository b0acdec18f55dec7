import { daysBetween, instantOn } from '../../../src/lib/time'
import { cashValue, refundOf } from './policyRefund'

const TERMS = { surrenderFee: 35 } as never
const HELD = {
  ...{ state: 'active' as const, premium: 36_800, startsOn: '2026-11-22', endsOn: '2027-11-21', terms: TERMS },
  coolingUntil: instantOn('2026-12-07'),
} as const
const UNUSED = { reserved: 0, taken: 0 }
const at = (time: string) => new Date(`${time}+08:00`)

describe('giving a policy back', () => {
  it.each([
    ['a second before the cooling-off period ends', '2026-12-06T23:59:59', { back: 36_800, isWhole: true, problem: null }],
    ['at the midnight that ends it', '2026-12-07T00:00:00', { back: 22_871, isWhole: false, problem: null }],
    ['on its last day', '2027-11-21T10:00:00', { back: 0, isWhole: false, problem: '剩下的保险期间已没有可退的金额' }],
    ['a day after it ended', '2027-11-22T00:00:00', null],
  ])('%s comes to what the terms say', (_when, time, refund) => {
    expect(refundOf(HELD, UNUSED, at(time))).toEqual(refund)
  })

  it.each([
    ['held for an order', { reserved: 1, taken: 0 }],
    ['taken by one', { reserved: 0, taken: 1 }],
  ])('is refused with its reason where a part of the limit is %s', (_how, used) => {
    expect(refundOf(HELD, used, at('2026-12-01T10:00:00'))?.problem).toMatch(/已用来买过药/)
  })

  it.each(['filling', 'toPay', 'issuing', 'cancelling', 'cancelled'] as const)('is nothing of one that is %s', (state) => {
    expect(refundOf({ ...HELD, state }, UNUSED, at('2026-12-01T10:00:00'))).toBeNull()
  })

  it('has a cash value that falls by the day and never exceeds the premium', () => {
    const value = (today: string) => cashValue({ premium: 36_800, startsOn: '2026-11-22', endsOn: '2027-11-21', fee: 35, today })
    const days = Array.from({ length: daysBetween('2026-11-20', '2027-11-21') + 1 }, (_one, day) =>
      value(new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10)),
    )
    expect(days[0]).toBe(23_920)
    expect(days.at(-1)).toBe(0)
    expect(days.every((one, place) => place === 0 || one <= days[place - 1]!)).toBe(true)
  })
})
