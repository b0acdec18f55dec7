import { daysBetween, instantOn } from '../../../src/lib/time'
import { cashValue, refundOf } from './policyRefund'

const TERMS = { surrenderFee: 35 } as never
const HELD = {
  ...{ state: 'active' as const, startsOn: '2026-11-22', endsOn: '2027-11-21', terms: TERMS },
  coolingUntil: instantOn('2026-12-07'),
} as const
const UNUSED = { yearly: 10, reserved: 0, taken: 0 }
const at = (time: string) => new Date(`${time}+08:00`)

describe('giving a policy back', () => {
  it.each([
    ['a second before the cooling-off period ends', '2026-12-06T23:59:59', { back: 36_800, isWhole: true, problem: null }],
    ['at the midnight that ends it', '2026-12-07T00:00:00', { back: 22_871, isWhole: false, problem: null }],
    ['on its last day', '2027-11-21T10:00:00', { back: 0, isWhole: false, problem: '剩下的保险期间已没有可退的金额' }],
    ['a day after it ended', '2027-11-22T00:00:00', null],
  ])('%s comes to what the terms say', (_when, time, refund) => {
    expect(refundOf(HELD, { benefit: UNUSED, paid: 36_800, now: at(time) })).toEqual(refund)
  })

  it.each([
    ['held for an order', { reserved: 1, taken: 0 }],
    ['taken by one', { reserved: 0, taken: 1 }],
  ])('is refused with its reason where a part of the limit is %s', (_how, used) => {
    expect(refundOf(HELD, { benefit: { yearly: 10, ...used }, paid: 36_800, now: at('2026-12-01T10:00:00') })?.problem).toMatch(
      /已用来买过药/,
    )
  })

  it.each(['filling', 'toPay', 'issuing', 'cancelling', 'cancelled'] as const)('is nothing of one that is %s', (state) => {
    expect(refundOf({ ...HELD, state }, { benefit: UNUSED, paid: 36_800, now: at('2026-12-01T10:00:00') })).toBeNull()
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

describe('giving a policy in instalments back', () => {
  const IN_INSTALMENTS = { ...HELD, terms: { surrenderFee: 10, instalments: ['0｜100｜1', '1｜100｜1'] } as never }
  const during = '2026-12-06T23:59:59'
  const after = '2026-12-07T00:00:00'

  it.each([
    ['all of it, unused', during, { reserved: 0, taken: 0 }, { back: 79_600, isWhole: true, problem: null }],
    [
      'what is not used, without a fee in the cooling-off period',
      during,
      { reserved: 0, taken: 300 },
      { back: 55_720, isWhole: false, problem: null },
    ],
    ['what is not used, less the fee after it', after, { reserved: 0, taken: 300 }, { back: 50_148, isWhole: false, problem: null }],
    [
      'nothing while an order is under way',
      after,
      { reserved: 1, taken: 0 },
      { problem: '有用保单购买的订单还没有完成，完成或取消之后再退保' },
    ],
    ['nothing once all is used', after, { reserved: 0, taken: 1000 }, { back: 0, problem: '交过的费用增加的额度已用完，没有可退的金额' }],
  ])('comes to %s', (_what, time, used, refund) => {
    expect(refundOf(IN_INSTALMENTS, { benefit: { yearly: 1000, ...used }, paid: 79_600, now: at(time) })).toMatchObject(refund)
  })
})
