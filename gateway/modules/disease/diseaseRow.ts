import type { Sex } from '../../../src/contract/idCard'
import type { CategoryCode } from './categories'

/** Who alone can have a disease: one sex, an age in whole years from and to which, both included. */
export type Only = { sex?: Sex; from?: number; to?: number }

/** ICD-10 category, the name doctors write, everyday words and other names separated by blanks, and who alone can have it. */
export type DiseaseRow = readonly [icdCode: CategoryCode, name: string, synonyms: string, only?: Only]
