import { CATEGORIES, SYMPTOMS } from '../catalogue/taxonomy'
import type { NeedFound } from './needIn'
import type { FoundProduct } from './engine'
import { AUDIENCES, SYMPTOM_IDS } from './searchIndex'

export const AUDIENCE_TEXT: Readonly<Record<string, string>> = { adult: '成人', child: '儿童', elder: '老年人' }

const LEAF_NAMES: ReadonlyMap<string, string> = new Map(CATEGORIES.flatMap(({ children }) => Object.entries<string>(children)))
const SYMPTOM_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(SYMPTOMS))

type Asked = { need?: NeedFound | undefined; symptomId?: string | undefined }

const namesOf = (bits: number, ids: readonly string[], names: (id: string) => string | undefined) =>
  ids.filter((_id, bit) => bits & (1 << bit)).flatMap((id) => names(id) ?? [])

/**
 * Why a product stands in a result, in one line of the catalogue's own data: of an over-the-counter medicine what it is for, what was
 * asked for first, and for whom; of anything else its shelf, for nothing but a medicine may be said to help (Advertising law, article
 * 17); of a prescription drug no use at all (LAW-AND-PRIVACY, D4).
 */
export function reasonOf({ number, mark, leaf, symptoms, audiences }: FoundProduct, { need, symptomId }: Asked): string | null {
  if (mark === 'rx') return '凭处方购买'
  if (mark === 'none') return LEAF_NAMES.get(leaf) ?? null
  const met = need?.needs.find(({ choices }) => choices.some(({ products }) => products.includes(number)))
  const own = namesOf(symptoms, SYMPTOM_IDS, (id) => SYMPTOM_NAMES.get(id))
  const asked = SYMPTOM_NAMES.get(symptomId ?? '')
  const use = met?.name ?? own.find((name) => name === asked) ?? own[0]
  const whom = namesOf(audiences, AUDIENCES, (id) => AUDIENCE_TEXT[id]).join('、')
  return [use && `用于${use}`, whom && `${whom}适用`].filter(Boolean).join('，') || null
}
