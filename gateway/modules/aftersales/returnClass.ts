import { RETURN_CLASSES, type ReturnClass } from '../../../src/contract/refundReasons'
import type { DrugMark } from '../../../src/contract/productCard'

const [MEDICINE, HYGIENE, OTHER] = RETURN_CLASSES

/** Categories of goods that touch body or health once they are open (/afterSalesNotice): masks and dressings, reagents, care of lenses, what is breathed or put in. */
const HYGIENE_CATEGORIES: ReadonlySet<string> = new Set(['dressing', 'testing', 'eyeCare', 'therapy', 'oralCare'])

type Product = { mark: DrugMark; kind: string | null; categoryId: string | null }

/** What of may be sent back. A product that the catalogue no longer has is told by the mark it was bought with. */
export function returnClassOf({ mark, kind, categoryId }: Product): ReturnClass {
  if (mark !== 'none' || kind === 'chemical' || kind === 'tcm') return MEDICINE
  return kind === null || HYGIENE_CATEGORIES.has(categoryId ?? '') ? HYGIENE : OTHER
}
