import type { Dose } from '@/contract/dose'

/** Drugs in a form that asks for them, with what a paper says of each where there is one. */
export type WantedDrugs = Array<{
  productCode: string
  quantity: number
  disease?: { name: string; icdCode: string | null } | undefined
  dose?: Dose | undefined
}>

/** One more drug, unless it is there already or no more fit. */
export function withDrug(drugs: WantedDrugs, productCode: string | undefined, maxDrugs: number): WantedDrugs {
  if (productCode === undefined || drugs.length >= maxDrugs || drugs.some((drug) => drug.productCode === productCode)) return drugs
  return [...drugs, { productCode, quantity: 1 }]
}
