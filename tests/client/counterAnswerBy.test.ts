import { answerBy } from '../../counter/site/consultations/answerBy'

const NOW = Date.parse('2026-11-26T10:00:00Z')

it.each([
  ['2026-11-26T10:30:00Z', '30 分内没有回复，付过的费用自动退回', false],
  ['2026-11-26T10:00:01Z', '1 分内没有回复，付过的费用自动退回', false],
  ['2026-11-26T10:00:00Z', '超时 0 分，付过的费用正在自动退回', true],
  ['2026-11-26T09:53:30Z', '超时 6 分，付过的费用正在自动退回', true],
])('by %s a doctor reads: %s', (before, words, isLate) => {
  expect(answerBy(before, NOW)).toEqual({ words, isLate })
})
