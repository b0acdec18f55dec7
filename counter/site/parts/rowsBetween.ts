import type { Difference } from '../../contract/change'
import type { Revision } from '../../contract/revision'

/** What became of each field from one revision to a later one, over those that were published between them. */
export function rowsBetween(all: readonly Revision[], [one, other]: readonly [Revision, Revision]): Difference[] {
  const [older, newer] = one.number < other.number ? [one, other] : [other, one]
  const steps = all
    .filter((step) => step.number > older.number && step.number <= newer.number)
    .filter((step) => step === newer || (step.state === 'published' && !step.isReverted))
    .sort((left, right) => left.number - right.number)
    .flatMap(({ differences }) => differences)
  const fields = [...new Set(steps.map(({ field }) => field))]
  return fields
    .map((field) => {
      const own = steps.filter((step) => step.field === field)
      return { field, from: own[0]?.from ?? '', to: own.at(-1)?.to ?? '' }
    })
    .filter(({ from, to }) => from !== to)
}
