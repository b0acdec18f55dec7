import { CATEGORIES } from '../catalogue/taxonomy'
import { LEAF_IDS } from './searchIndex'

/** Brands and forms that the filter drawer offers at most. */
export const BRANDS = 30
export const FORMS = 16

export const MARK_TEXT: Readonly<Record<string, string>> = { rx: '处方药', otcA: 'OTC 甲类', otcB: 'OTC 乙类', none: '器械与健康' }

/** A first-level category includes all its leaves; an unknown one has none. */
export function leafIdsOf(categoryId: string): string[] {
  const parent = CATEGORIES.find(({ id }) => id === categoryId)
  const ids = parent ? Object.keys(parent.children) : [categoryId]
  return ids.filter((id) => LEAF_IDS.includes(id))
}
