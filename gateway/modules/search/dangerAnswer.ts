import type { SearchResult, Suggestion } from '../../../src/contract/search'
import type { Danger } from '../catalogue/searchTables'

/** Help instead of products: nothing is sold in an emergency. */
export const dangerAnswer = (
  { name, headline, lead, signs, phones, steps, otherwise, approval }: Danger,
  currentPage: number,
): SearchResult => ({
  results: [],
  hits: 0,
  currentPage,
  hasMore: false,
  tipDetails: null,
  topics: [],
  danger: { dangerName: name, headline, lead, signs, phones, steps, otherwise, approval },
  recommends: [],
  facets: { marks: [], brands: [], forms: [], audiences: [] },
})

/** The only line under the search field then. */
export const dangerSuggestion = ({ name }: Danger): Suggestion => ({ text: name, type: 'danger', hits: 0, productCode: null })
