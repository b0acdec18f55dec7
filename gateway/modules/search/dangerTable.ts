import type { Danger } from '../catalogue/searchTables'
import { Contained } from '../catalogue/contained'
import { plain } from '../catalogue/plain'
import { combinationOf, isCombination, isCombined, type Combination } from './combination'
import { readingOf } from './reading'
import type { Work } from './work'

/** What the vocabulary knows besides: longer names that hold a word, and whether letters read as another word too. */
export type KnownNames = { namesWith: (word: string) => Iterable<string>; isAlsoRead: (letters: string, word: string) => boolean }

const FIGURE = /[\d一二两三四五六七八九十]/
const BEFORE_FIGURE = /[\d一二两三四五六七八九十零岁]/

/**
 * The catalogue's table of dangers. A danger's word means it wherever it stands in a text, in characters; in pinyin as the whole text, where
 * no other word is read so. It does not where it is a part of a longer word: an exception of the table, or a name of the catalogue (generic
 * names, aliases, trade names, brands). Of several dangers the first of the table is meant.
 */
export class DangerTable {
  /** Every word, with the danger it means or null. */
  readonly #words = new Contained<Danger | null>()
  readonly #ofLetters = new Map<string, Danger>()
  readonly #combinations: Array<{ danger: Danger; parts: Combination }> = []

  constructor(dangers: readonly Danger[], { namesWith, isAlsoRead }: KnownNames) {
    const wordsOf = ({ words }: Danger) => words.filter((word) => !isCombination(word)).map(plain)
    const all = new Set(dangers.flatMap(wordsOf))
    for (const danger of dangers) {
      for (const combination of danger.words.filter(isCombination)) this.#combinations.push({ danger, parts: combinationOf(combination) })
      for (const word of wordsOf(danger)) {
        this.#words.add(word, danger)
        for (const name of namesWith(word)) if (!all.has(name)) this.#words.add(name, null)
        const { letters } = readingOf(word)
        if (word.length > 1 && !this.#ofLetters.has(letters) && !isAlsoRead(letters, word)) this.#ofLetters.set(letters, danger)
      }
      for (const word of danger.exceptions) this.#words.add(word, null)
    }
  }

  /** The danger a typed text names. */
  in(typed: string, work: Work): Danger | undefined {
    const text = plain(typed)
    work.lookUp()
    work.spend(text.length)
    const read = this.#ofLetters.get(text)
    if (read) return read
    const places = [...this.#words.placesIn(text)].filter(({ at }) => !isInsideFigure(text, at))
    places.sort((left, right) => left.at - right.at || right.length - left.length)
    work.spend(places.length)
    let meant: Danger | undefined
    let end = 0
    for (const { at, length, value } of places) {
      // What begins later and ends no later stands inside a longer word.
      if (at + length <= end) continue
      end = at + length
      if (value && value.position < (meant?.position ?? Infinity)) meant = value
    }
    return this.#combinedIn(text, meant, work)
  }

  /** A danger whose words stand apart: 怀孕七个月，下面流血了. */
  #combinedIn(text: string, meant: Danger | undefined, work: Work): Danger | undefined {
    work.spend(this.#combinations.length)
    const isIn = (word: string) => {
      const at = text.indexOf(word)
      return at >= 0 && !isInsideFigure(text, at)
    }
    const others = this.#combinations.filter(({ parts }) => isCombined(parts, isIn)).map(({ danger }) => danger)
    return [...others, ...(meant ? [meant] : [])].sort((left, right) => left.position - right.position)[0]
  }
}

/** 1个月宝宝发烧 stands neither in 11个月宝宝发烧 nor in 1岁1个月宝宝发烧. */
const isInsideFigure = (text: string, at: number) => at > 0 && FIGURE.test(text.charAt(at)) && BEFORE_FIGURE.test(text.charAt(at - 1))
