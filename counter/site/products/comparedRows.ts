import { needsCheck, type GoodsFields } from '../../contract/goods'
import type { ProductDetail } from '../../contract/product'
import type { Revision } from '../../contract/revision'
import type { ComparedRow } from '../parts/Compared'
import { shareOf, textOf, titleOf } from './goodsFields'

/** What was typed beside what stands in the shop. */
export const rowsOfEdit = (seen: GoodsFields, edited: GoodsFields, skus: ProductDetail['skus']): ComparedRow[] =>
  Object.entries(edited).map(([name, to]) => {
    const from = seen[name] ?? null
    return {
      field: titleOf(name, skus),
      ...{ from: textOf(name, from), to: textOf(name, to) },
      ...{ note: shareOf(name, from, to), isChecked: needsCheck({ [name]: to }) },
    }
  })

/** What became of each field from one revision to a later one, over those that were published between them. */
export function rowsBetween(all: readonly Revision[], [one, other]: readonly [Revision, Revision]): ComparedRow[] {
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
