import { distanceOf } from '../../counter/site/queues/distanceOf'
import { spell } from '../../counter/site/queues/spell'

it.each([
  [0, 30, 'normal', '余 30 分'],
  [22 * 60 + 29, 30, 'normal', '余 8 分'],
  [23 * 60, 30, 'near', '余 7 分'],
  [30 * 60 + 59, 30, 'near', '余 0 分'],
  [42 * 60, 30, 'over', '超 12 分'],
  [3 * 3600, 24 * 60, 'normal', '余 21 时'],
])('%d seconds of a target of %d minutes are %s: %s', (waited, target, state, words) => {
  expect(distanceOf(waited, target)).toEqual({ state, words })
})

it.each([
  [59, '59 分'],
  [65, '1 时 05 分'],
  [120, '2 时'],
  [10 * 60 + 5, '10 时'],
  [3 * 24 * 60, '3 天'],
])('%d minutes are spelt %s', (minutes, words) => {
  expect(spell(minutes)).toBe(words)
})
