import type { Dose } from '../../../src/contract/dose'
import { emptyOn, type Received } from './daysLeft'

const dose = (amount: number, times: number, unit: Dose['unit'] = '粒'): Dose => ({ amount, times, unit })
const got = (on: string, changes: Partial<Received> = {}): Received => ({
  on,
  boxes: 1,
  specification: '80mg×28粒',
  dose: dose(1, 1),
  ...changes,
})

it.each<[string, Received[], string | undefined]>([
  ['one box, one a day', [got('2026-11-01')], '2026-11-29'],
  ['two boxes, two a day', [got('2026-11-01', { boxes: 2, dose: dose(1, 2) })], '2026-11-29'],
  ['halves', [got('2026-11-01', { specification: '5mg×7片', dose: dose(0.5, 1, '片') })], '2026-11-15'],
  ['a rest that is no whole day', [got('2026-11-01', { specification: '5mg×7粒', dose: dose(1, 2) })], '2026-11-04'],
  ['more a day than there is', [got('2026-11-01', { specification: '5mg×2粒', dose: dose(1, 3) })], '2026-11-01'],
  ['across a year', [got('2026-12-20')], '2027-01-17'],
  ['more before the first was empty', [got('2026-11-01'), got('2026-11-15')], '2026-12-27'],
  ['the same, told the other way round', [got('2026-11-15'), got('2026-11-01')], '2026-12-27'],
  ['more after the first was empty', [got('2026-09-01'), got('2026-11-15')], '2026-12-13'],
  ['another dose from then on', [got('2026-11-01'), got('2026-11-15', { dose: dose(1, 2) })], '2026-12-06'],
  ['an earlier one without a dose', [got('2026-11-01', { dose: undefined }), got('2026-11-15')], '2026-12-13'],
  ['the latest without a dose', [got('2026-11-01'), got('2026-11-15', { dose: undefined })], undefined],
  ['what cannot be counted', [got('2026-11-01', { specification: '100μg×200揿' })], undefined],
  ['a packing that is counted otherwise than the dose', [got('2026-11-01', { dose: dose(1, 1, '片') })], undefined],
  ['all of it sent back', [got('2026-11-01', { boxes: 0 })], undefined],
  ['nothing', [], undefined],
])('%s', (_case, received, day) => {
  expect(emptyOn(received)).toBe(day)
})
