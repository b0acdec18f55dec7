import type { Need } from '../catalogue/searchTables'
import type { NeedAudience } from '../catalogue/types'
import { Contained } from '../catalogue/contained'
import { plain } from '../catalogue/plain'
import { combinationOf, isCombination, isCombined, type Combination } from './combination'
import { readingOf } from './reading'
import type { Source } from './source'
import { term, type Term } from './terms'
import type { Work } from './work'

/** A need with what the shop sells for it: the products of each choice by number, best sold first. */
export type SoldNeed = Pick<Need, 'name' | 'advice' | 'headlines' | 'ruleOuts' | 'neighbours' | 'approval'> & {
  choices: Array<{ audience: NeedAudience | null; products: number[] }>
  /** Whether an over-the-counter medicine is among the choices. */
  hasMedicine: boolean
}

/** What `servedBy` notes, need by need in the order of the table: the products of each choice, and whether a medicine is among them. */
export type StoredChoices = Array<{ products: number[][]; hasMedicine: boolean }>

/** Maximum products of one choice, best-selling first: nobody scrolls further. */
const MAX_PRODUCTS_PER_CHOICE = 200

type Choice = { need: number; at: number }

/** The catalogue's table of needs, filled with the products while the index is built. */
export class NeedTable {
  readonly all: SoldNeed[]
  /** All words of all needs, normalized. */
  readonly words: readonly string[]
  /** Characters of the longest word. */
  readonly longest: number
  readonly #ofWord = new Map<string, number>()
  /** Words by their pinyin. */
  readonly #ofLetters = new Map<string, string>()
  readonly #terms: Term[][]
  readonly #combinations: Array<{ need: number; parts: Combination }>
  readonly #ofSymptom = new Map<string, number[]>()
  readonly #choices = new Contained<Choice>()

  constructor(table: readonly Need[]) {
    this.#combinations = table.flatMap(({ words }, need) =>
      words.filter(isCombination).map((word) => ({ need, parts: combinationOf(word) })),
    )
    const needs = table.map((need) => ({ ...need, words: need.words.filter((word) => !isCombination(word)) }))
    this.all = needs.map(({ name, advice, headlines, ruleOuts, neighbours, approval, choices }) => ({
      name,
      advice,
      headlines,
      ruleOuts,
      neighbours,
      approval,
      choices: choices.map(({ audience }) => ({ audience, products: [] })),
      hasMedicine: false,
    }))
    for (const [need, { symptomIds }] of needs.entries())
      for (const id of symptomIds) this.#ofSymptom.set(id, [...(this.#ofSymptom.get(id) ?? []), need])
    this.#terms = needs.map(({ words, symptomIds: [symptomId] }) =>
      words.map((shown) => term({ field: 'symptom', shown, ...(symptomId !== undefined && { symptomId }) })),
    )
    for (const [need, { words, choices }] of needs.entries()) {
      for (const word of words.map(plain)) {
        this.#ofWord.set(word, this.#ofWord.get(word) ?? need)
        const { letters } = readingOf(word)
        if (word.length > 1) this.#ofLetters.set(letters, this.#ofLetters.get(letters) ?? word)
      }
      for (const [at, { name }] of choices.entries()) this.#choices.add(name, { need, at })
    }
    this.words = [...this.#ofWord.keys()]
    this.longest = Math.max(0, ...this.words.map(({ length }) => length))
  }

  /** Whether the table has a need of this name. */
  has(name: string): boolean {
    return this.of(plain(name))?.name === name
  }

  /** The need a plain word means, typed in characters or in pinyin. */
  of(word: string): SoldNeed | undefined {
    return this.all[this.#ofWord.get(this.inCharacters(word)) ?? -1]
  }

  /** A word of the table that was typed in pinyin, in characters. */
  inCharacters(word: string): string {
    return this.#ofWord.has(word) ? word : (this.#ofLetters.get(word) ?? word)
  }

  /** The first need of the table whose words stand apart in a text: 大姨妈来了肚子疼. */
  combinedIn(text: string, work: Work): SoldNeed | undefined {
    work.spend(this.#combinations.length)
    return this.all[this.#combinations.find(({ parts }) => isCombined(parts, (word) => text.includes(word)))?.need ?? -1]
  }

  get stored(): StoredChoices {
    return this.all.map(({ choices, hasMedicine }) => ({ products: choices.map(({ products }) => products), hasMedicine }))
  }

  /** Takes what another gateway noted of the same table. */
  restore(stored: StoredChoices) {
    for (const [need, { products, hasMedicine }] of stored.entries()) {
      const sold = this.all[need]
      if (!sold) continue
      sold.hasMedicine = hasMedicine
      for (const [at, choice] of sold.choices.entries()) choice.products = products[at] ?? []
    }
  }

  /** The words of a need. */
  termsOf = (need: number): readonly Term[] => this.#terms[need] ?? []

  /** Notes a product where it is a choice, never a prescription drug, and gives the places of all needs it may serve. */
  servedBy({ name, mark, symptomIds }: Pick<Source, 'name' | 'mark' | 'symptomIds'>, number: number): Set<number> {
    const served = new Set<number>()
    if (mark !== 'rx')
      for (const { need, at } of this.#choices.in(plain(name))) {
        served.add(need)
        const sold = this.all[need]
        const products = sold?.choices[at]?.products
        if (products && products.length < MAX_PRODUCTS_PER_CHOICE) products.push(number)
        if (sold && mark !== 'none') sold.hasMedicine = true
      }
    for (const id of symptomIds) for (const need of this.#ofSymptom.get(id) ?? []) served.add(need)
    return served
  }
}
