import type { Facets, SearchHit } from '@/contract/search'

/** A row of the list: a product, or the row behind which so many prescription drugs stand. */
export type Line = { kind: 'hit'; hit: SearchHit } | { kind: 'fold'; count: number }

type Given = { hits: SearchHit[]; hasMore: boolean; marks: Facets['marks']; isUnfolded: boolean }

const hitLines = (hits: SearchHit[]): Line[] => hits.map((hit) => ({ kind: 'hit', hit }))
const totalOf = (marks: Facets['marks'], isMeant: (mark: string) => boolean) =>
  marks.reduce((sum, { value, hits }) => sum + (isMeant(value) ? hits : 0), 0)

/**
 * The list of a need with its prescription drugs folded last. The row stands there once everything else has come, which the counts of the
 * filter tell before the last page; a list of prescription drugs alone is not folded.
 */
export function foldedOf({ hits, hasMore, marks, isUnfolded }: Given): { lines: Line[]; hasMore: boolean } {
  const [drugs, others] = [hits.filter(({ mark }) => mark === 'rx'), hits.filter(({ mark }) => mark !== 'rx')]
  const counted = totalOf(marks, (mark) => mark === 'rx')
  const isRest = !hasMore || (counted > 0 && others.length >= totalOf(marks, (mark) => mark !== 'rx'))
  const count = hasMore ? Math.max(counted, drugs.length) : drugs.length
  if (!isRest || count === 0) return { lines: hitLines(others), hasMore }
  if (others.length === 0) return { lines: hitLines(drugs), hasMore }
  return { lines: [...hitLines(others), { kind: 'fold', count }, ...hitLines(isUnfolded ? drugs : [])], hasMore: hasMore && isUnfolded }
}

/** How many are sold without prescription, as far as the filter's counts tell; of the chosen marks alone where some are chosen. */
export const otcCount = (marks: Facets['marks'], chosen: string[]): number =>
  totalOf(marks, (mark) => (mark === 'otcA' || mark === 'otcB') && (chosen.length === 0 || chosen.includes(mark)))
