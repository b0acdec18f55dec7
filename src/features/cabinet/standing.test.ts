import type { Medicine } from '@/contract/cabinet'
import { doseState, doseText, expiryOf, inOrder, piecesText } from './standing'

const TODAY = '2026-11-28'
const at = (time: string) => Date.parse(`2026-11-28T${time}:00+08:00`)

describe('until when a medicine may be used', () => {
  it.each([
    [null, undefined],
    ['2026-11-27', { text: '已过期，不要再用', tone: 'past' }],
    ['2026-11-28', { text: '11 月 28 日到期', tone: 'soon' }],
    ['2026-12-28', { text: '12 月 28 日到期', tone: 'soon' }],
    ['2026-12-29', { text: '2026 年 12 月 29 日到期', tone: 'fine' }],
  ] as const)('%s', (expiresOn, told) => expect(expiryOf(expiresOn, TODAY)).toEqual(told))
})

describe('a dose of today', () => {
  it.each([
    ['07:29', 'later'],
    ['07:30', 'due'],
    ['08:29', 'due'],
    ['08:30', 'late'],
  ] as const)('of 07:30 is at %s: %s', (now, state) => expect(doseState({ time: '07:30', takenAt: null }, at(now))).toBe(state))

  it.each([
    ['早餐后，07:42 已吃', 'afterBreakfast', '2026-11-28T07:42:00+08:00', '09:00'],
    ['早餐后，还没打勾', 'afterBreakfast', null, '07:30'],
    ['早餐后，到点提醒', 'afterBreakfast', null, '06:00'],
    ['到点提醒', 'other', null, '06:00'],
  ] as const)('is told as %s', (text, moment, takenAt, now) =>
    expect(doseText({ medicineId: 'm', moment, time: '07:30', takenAt }, { isReminded: true, now: at(now) })).toBe(text),
  )
})

it.each([
  [0.5, '片', '半片'],
  [1, '粒', '1 粒'],
  [2.5, '毫升', '2.5 毫升'],
] as const)('%d %s is %s', (amount, unit, text) => expect(piecesText(amount, unit)).toBe(text))

it('what is past comes first, then what ends soon, the chosen person’s before the others’', () => {
  const of = (id: string, patientId: string | null, expiresOn: string | null) => ({ id, patientId, expiresOn }) as Medicine
  const medicines = [of('mine', 'me', null), of('his', 'him', null), of('soon', null, '2026-12-01'), of('past', 'me', '2026-11-01')]
  expect(inOrder(medicines, { patientId: 'him', day: TODAY }).map(({ id }) => id)).toEqual(['past', 'soon', 'his', 'mine'])
})
