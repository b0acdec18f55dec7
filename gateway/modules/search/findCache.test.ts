import { cacheOf } from './findCache'
import type { SearchIndex } from './searchIndex'

it('keeps results in sixteen megabytes, however many different searches come', () => {
  const finds = cacheOf({ size: 1000 } as SearchIndex)
  const facets = { marks: [], brands: [], forms: [], audiences: [] }
  for (let count = 0; count < 5000; count += 1)
    finds.set(`a search that nobody else asks for ${count}`, { numbers: new Uint32Array(1000), searched: '', facets })
  expect(finds.calculatedSize).toBeLessThanOrEqual(16 << 20)
  expect(finds.size).toBeGreaterThan(1000)
  expect(finds.has('a search that nobody else asks for 0')).toBe(false)
})
