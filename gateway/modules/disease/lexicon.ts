import { plain } from '../catalogue/plain'
import { readingOf } from '../search/reading'
import { CATEGORIES } from './categories'
import { FREQUENT, FREQUENT_OF_CHILDREN } from './frequent'
import type { Only } from './diseaseRow'
import { DISEASES } from './diseases'
import { blurred } from './blurred'

/** A name or an everyday word of a disease, as it is compared: plain, in pinyin, in pinyin that many pronounce, in initials. */
export type Word = { text: string; letters: string; blurred: string; initials: string; isName: boolean }

/** A disease with all its words; `rank` is its place among the common ones, the first is 0, Infinity where it is none. */
export type Disease = { icdCode: string; icdName: string; name: string; words: readonly Word[]; only: Only; rank: number }

/** All diseases with their words, in the order of the table, and the common ones. Pinyin is computed once, when somebody first asks. */
export type Lexicon = { all: readonly Disease[]; common: readonly Disease[]; commonOfChildren: readonly Disease[] }

let made: Lexicon | undefined

export const lexicon = (): Lexicon => (made ??= lexiconOf())

function lexiconOf(): Lexicon {
  const rankOf = new Map([...new Set([...FREQUENT, ...FREQUENT_OF_CHILDREN])].map((name, rank) => [name, rank]))
  const all = DISEASES.map(([icdCode, name, synonyms, only = {}]): Disease => ({
    icdCode,
    icdName: CATEGORIES[icdCode],
    name,
    words: [wordOf(name, true), ...synonymsIn(synonyms).map((synonym) => wordOf(synonym, false))],
    only,
    rank: rankOf.get(name) ?? Infinity,
  }))
  const ofName = new Map(all.map((disease) => [disease.name, disease]))
  const named = (names: readonly string[]) => names.flatMap((name) => ofName.get(name) ?? [])
  return { all, common: named(FREQUENT), commonOfChildren: named(FREQUENT_OF_CHILDREN) }
}

function wordOf(written: string, isName: boolean): Word {
  const text = plain(written)
  const { letters, initials } = readingOf(text)
  return { text, letters, blurred: blurred(letters), initials, isName }
}

/** The everyday words of a row. */
export const synonymsIn = (cell: string): string[] => cell.split(' ').filter(Boolean)
