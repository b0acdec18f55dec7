import { progressOf, progressText } from './progressText'

it.each([
  [0, 2, 4, '第 1 题，约还有 2 至 4 题', 0.25],
  [2, 5, 5, '第 3 题，还有 5 题', 0.375],
  [7, 0, 0, '第 8 题，最后一题', 1],
  [3, 0, 1, '第 4 题，约还有 0 至 1 题', 8 / 9],
])('place %i with %i to %i left is told as "%s"', (place, least, most, text, value) => {
  expect(progressText(place, { least, most })).toBe(text)
  expect(progressOf(place, { least, most })).toBeCloseTo(value)
})
