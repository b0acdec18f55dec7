import type { SearchHit } from '@/contract/search'
import { foldedOf, otcCount } from './folded'

const hit = (productCode: string, mark: SearchHit['mark']) => ({ productCode, mark }) as SearchHit
const A = hit('1', 'otcA')
const B = hit('2', 'none')
const RX = hit('3', 'rx')
const marksOf = (counts: Record<string, number>) => Object.entries(counts).map(([value, hits]) => ({ value, text: value, hits }))
const MARKS = marksOf({ otcA: 1, none: 1, rx: 3 })
const shown = (given: Partial<Parameters<typeof foldedOf>[0]>) => {
  const { lines, hasMore } = foldedOf({ hits: [], hasMore: false, marks: MARKS, isUnfolded: false, ...given })
  return [lines.map((line) => (line.kind === 'hit' ? line.hit.productCode : `fold ${line.count}`)), hasMore]
}

describe('the prescription drugs of a need', () => {
  it.each([
    ['stand behind a row at the end', { hits: [RX, A, B] }, ['1', '2', 'fold 1'], false],
    ['are unfolded by it', { hits: [RX, A, B], isUnfolded: true }, ['1', '2', 'fold 1', '3'], false],
    ['wait for what else may come', { hits: [A, RX], hasMore: true }, ['1'], true],
    ['hide a whole page, and the list goes on', { hits: [RX], hasMore: true }, [], true],
    ['are not read before they are asked for', { hits: [A, B], hasMore: true }, ['1', '2', 'fold 3'], false],
    ['go on once unfolded', { hits: [A, B, RX], hasMore: true, isUnfolded: true }, ['1', '2', 'fold 3', '3'], true],
    ['wait without counts', { hits: [A, B, RX], hasMore: true, marks: [] }, ['1', '2'], true],
    ['are shown where there is nothing else', { hits: [RX], marks: marksOf({ rx: 3 }), hasMore: true }, ['3'], true],
    ['are missed by nobody', { hits: [A, B] }, ['1', '2'], false],
    ['are none of nothing', {}, [], false],
  ] as const)('%s', (_name, given, lines, hasMore) =>
    expect(shown({ ...given, hits: [...('hits' in given ? given.hits : [])] } as never)).toEqual([lines, hasMore]),
  )

  it('are not counted among what is sold without one', () => {
    const marks = marksOf({ otcA: 5, otcB: 2, none: 9, rx: 3 })
    expect([otcCount(marks, []), otcCount(marks, ['otcB', 'none']), otcCount([], [])]).toEqual([7, 2, 0])
  })
})
