import type { Sort } from '@/contract/search'

/** What the shopper narrowed the result to. Empty lists and undefined narrow nothing. */
export type Filter = {
  sort: Sort
  marks: string[]
  brands: string[]
  forms: string[]
  audiences: string[]
  inStock: boolean
  /** Yuan as typed; empty for no bound. */
  priceFrom: string
  priceTo: string
}

export const NO_FILTER: Filter = {
  sort: 'overall',
  marks: [],
  brands: [],
  forms: [],
  audiences: [],
  inStock: false,
  priceFrom: '',
  priceTo: '',
}

const list = (values: string[]) => (values.length ? values.join(',') : undefined)
/** Yuan as typed in cents; what is no number bounds nothing. */
export const centsOf = (yuan: string): number | undefined =>
  /^\d{1,6}(\.\d{1,2})?$/.test(yuan) ? Math.round(Number(yuan) * 100) : undefined

/** The filter as `GET /searchs/v5` takes it; bounds in the wrong order are turned round. */
export function queryOf({ sort, marks, brands, forms, audiences, inStock, priceFrom, priceTo }: Filter) {
  const [low, high] = [centsOf(priceFrom), centsOf(priceTo)]
  const swapped = low !== undefined && high !== undefined && low > high
  return {
    sort,
    marks: list(marks),
    brands: list(brands),
    forms: list(forms),
    audiences: list(audiences),
    inStock: inStock ? ('true' as const) : undefined,
    priceFrom: swapped ? high : low,
    priceTo: swapped ? low : high,
  }
}

/** How many ways the result is narrowed, for the badge on the filter button. */
export const narrowings = ({ marks, brands, forms, audiences, inStock, priceFrom, priceTo }: Filter): number =>
  marks.length +
  brands.length +
  forms.length +
  audiences.length +
  Number(inStock) +
  Number(centsOf(priceFrom) !== undefined || centsOf(priceTo) !== undefined)

/** Whether anything was chosen or typed, a bound that is no number too. */
export const isNarrowed = (filter: Filter): boolean => narrowings(filter) > 0 || filter.priceFrom !== '' || filter.priceTo !== ''

export const toggled = (values: string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
