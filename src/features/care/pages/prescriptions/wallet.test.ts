import { leftAtHome } from './DaysLeft'
import { endedText } from './EndedRow'
import { leftText, shareLeft } from './Validity'

const NOW = Date.parse('2026-11-21T10:00:00+08:00')

it.each([
  ['2026-11-24T23:59:59+08:00', '有效期还有 3 天'],
  ['2026-11-22T23:59:59+08:00', '有效期还有 1 天'],
  ['2026-11-21T23:59:59+08:00', '有效期还有 13 小时 59 分'],
  ['2026-11-21T10:09:30+08:00', '有效期还有 9 分'],
  ['2026-11-21T09:00:00+08:00', '有效期还有 0 分'],
])('a prescription good until %s says %s', (until, text) => {
  expect(leftText(until, NOW)).toBe(text)
})

it.each<[string, string | null, string, number]>([
  ['from the start of the day it was written', '2026-11-21', '2026-11-21T23:59:59+08:00', 0.583],
  ['from the day it was handed in, where no day stands on it', null, '2026-11-20T23:59:59+08:00', 0],
  ['as empty once it is over', '2026-11-17', '2026-11-20T23:59:59+08:00', 0],
])('counts what is left %s', (_case, issuedOn, validUntil, share) => {
  expect(shareLeft({ issuedOn, validUntil, createdAt: '2026-11-20T09:00:00+08:00' }, NOW)).toBeCloseTo(share, 2)
})

it.each([
  ['used', '11 月 18 日开具，已用它下单'],
  ['expired', '11 月 20 日过期，没有使用'],
  ['refused', '11 月 18 日开具，没有通过审核'],
])('a prescription that is %s says how it ended', (state, text) => {
  const ended = { state, issuedOn: '2026-11-18', createdAt: '2026-11-18T12:00:00+08:00', validUntil: '2026-11-20T23:59:59+08:00' }
  expect(endedText(ended)).toBe(text)
})

it.each<[string, Array<[string, number?]>, string | undefined]>([
  ['one drug', [['缬沙坦胶囊', 6]], '缬沙坦胶囊约还能吃 6 天（估算）'],
  ['those that are known', [['缬沙坦胶囊', 6], ['二甲双胍片']], '缬沙坦胶囊约还能吃 6 天（估算）'],
  [
    'two drugs',
    [
      ['缬沙坦胶囊', 6],
      ['二甲双胍片', 0],
    ],
    '缬沙坦胶囊约还能吃 6 天，二甲双胍片约还能吃 0 天（估算）',
  ],
  ['none, where nothing is known', [['缬沙坦胶囊']], undefined],
])('tells for how long %s lasts', (_case, drugs, text) => {
  const received = drugs.map(([name, daysLeft]) => ({
    productCode: '1',
    name,
    specification: '80mg×28粒',
    quantity: 1,
    ...(daysLeft !== undefined && { supply: { daysLeft, emptyOn: '2026-11-27', isReminded: true } }),
  }))
  expect(leftAtHome(received)).toBe(text)
})
