import type { NameAlias } from '../catalogue/searchTables'
import { Contained } from '../catalogue/contained'
import { plain } from '../catalogue/plain'
import { term, type Term, type SearchFields } from './terms'

/** The catalogue's table of aliases: words that lead to a generic name and are never shown themselves. */
export class TradeNames {
  /** Every generic name and alias, plain. */
  readonly words: string[]
  readonly #rows = new Contained<Term[]>()

  constructor(aliases: readonly NameAlias[]) {
    this.words = aliases.flatMap(({ name, words }) => [name, ...words]).map(plain)
    for (const { name, words } of aliases)
      this.#rows.add(
        name,
        words.map((word) => ({ ...term({ field: 'trade', shown: word }), shown: name })),
      )
  }

  /** The aliases of a product: of its generic name, and of its substance where it has only one. */
  termsOf({ name, ingredients }: SearchFields): Term[] {
    const [only = '', second] = ingredients
    const substance = second === undefined ? this.#rows.in(plain(only.replace(/[（(].*$/, ''))) : []
    return [...new Set([...this.#rows.in(plain(name)), ...substance])].flat()
  }
}
