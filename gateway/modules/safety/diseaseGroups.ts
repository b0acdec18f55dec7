import { DISEASES } from '../disease/diseases'
import { synonymsIn } from '../disease/lexicon'

/** Diseases that rules speak of, as categories of ICD-10; what members write is looked up among the words of `modules/disease`. */
const TABLE = {
  hypertension: ['I10', 'I11', 'I12', 'I15'],
  coronary: ['I20', 'I21', 'I25'],
  heartFailure: ['I50'],
  arrhythmia: ['I47', 'I48', 'I49', 'I44', 'I45'],
  stroke: ['I60', 'I61', 'I63', 'I64', 'I69'],
  diabetes: ['E10', 'E11', 'E14'],
  asthma: ['J45', 'J46'],
  ulcer: ['K25', 'K26', 'K27', 'K92'],
  glaucoma: ['H40'],
  prostate: ['N40'],
  epilepsy: ['G40', 'G41'],
  gout: ['M10', 'E79'],
  hyperthyroidism: ['E05'],
  myasthenia: ['G70'],
  parkinson: ['G20'],
  depression: ['F32', 'F33'],
  liver: ['K70', 'K72', 'K73', 'K74', 'K76', 'B16', 'B18', 'B19'],
  kidney: ['N03', 'N04', 'N17', 'N18', 'N19'],
  kidneyStone: ['N20'],
  hyperlipidemia: ['E78'],
  reflux: ['K21'],
} as const satisfies Record<string, readonly string[]>

export type DiseaseGroup = keyof typeof TABLE
export const DISEASE_GROUPS: Readonly<Record<DiseaseGroup, readonly string[]>> = TABLE

/** ICD-10 categories of a word that a member wrote: it is, or contains, a name or an everyday word of a disease. */
export function categoriesOf(said: string): string[] {
  const word = said.trim()
  if (/^[无没非不]/.test(word)) return []
  return DISEASES.filter(([, name, synonyms]) =>
    [name, ...synonymsIn(synonyms)].some((known) => known.length > 1 && word.includes(known)),
  ).map(([code]) => code)
}
