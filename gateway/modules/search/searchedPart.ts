import type { SearchResult } from '../../../src/contract/search'
import type { FoundPage } from './engine'

/** Characters of a text that are searched. */
const MAX_SEARCH_LENGTH = 60

/** What of a pasted text is searched: no product is called by more. */
export const searchedPartOf = (typed: string): string => typed.slice(0, MAX_SEARCH_LENGTH).trim()

/** Says what was searched, where that is not what was typed; null where it is. */
export function tipOf(typed: string, { searched }: Pick<FoundPage, 'searched'>): SearchResult['tipDetails'] {
  const words = searchedPartOf(typed)
  const isCut = words !== typed
  return words !== '' && (isCut || searched !== words) ? { typed, searched, ...(isCut && { isCut }) } : null
}
