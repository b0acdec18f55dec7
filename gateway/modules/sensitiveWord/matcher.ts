import { WORD_KINDS, WORD_USES, type WordKind, type WordUse } from '../../../src/contract/sensitiveWord'
import { contactsIn } from './contacts'
import { lettersOf, type Letters } from './letters'

/** A row of the table, as far as it decides what is found. */
export type Word = {
  word: string
  kind: WordKind
  uses: readonly WordUse[]
  /** Longer phrases in which it is not meant: 判断根据 of 断根. */
  except: readonly string[]
  /** What can be written instead; empty: what is said of its kind. */
  tip: string
}

/** How long a word, and a phrase in which it is not meant, may be; a text costs at most that many steps a letter. */
export const MAX_LETTERS = 20

type Node = { next: Map<string, Node>; word?: Word; isExcept?: true }
/** A word that may not stand there, as `WordHit` says it of one text. */
export type FoundWord = { start: number; end: number; word: string; kind: WordKind; reason: string; tip: string }

type Found = { start: number; end: number; kind: WordKind; tip: string }

const newNode = (): Node => ({ next: new Map() })

/**
 * Finds the words of the table in texts, in any way they are written: half or full width, large or small, with signs between their letters.
 * Of several at one place the longest. Pure: a text and the table alone decide. Linear in the text, whatever it says (a trie, `MAX_LETTERS` deep).
 */
export class Matcher {
  readonly #root = newNode()

  constructor(words: readonly Word[]) {
    for (const word of words) {
      this.#nodeOf(word.word).word = word
      for (const phrase of word.except) this.#nodeOf(phrase).isExcept = true
    }
  }

  #nodeOf(word: string): Node {
    let node = this.#root
    for (const letter of lettersOf(word).text.slice(0, MAX_LETTERS).split('')) {
      const next = node.next.get(letter) ?? newNode()
      node.next.set(letter, next)
      node = next
    }
    return node
  }

  /** The words that may not stand in a text of this use, first to last; none overlaps another. */
  in(text: string, use: WordUse): FoundWord[] {
    const isRefused = (kind: WordKind) => (WORD_USES[use].kinds as readonly WordKind[]).includes(kind)
    const contacts = isRefused('contact') ? contactsIn(text).map((place) => ({ ...place, kind: 'contact' as const, tip: '' })) : []
    return apart([...this.#wordsIn(text, use), ...contacts]).map(({ start, end, kind, tip }) => {
      const word = text.slice(start, end)
      return {
        start,
        end,
        word,
        kind,
        reason: `「${word}」${WORD_KINDS[kind].says}，${WORD_USES[use].words}里不能写`,
        tip: tip || WORD_KINDS[kind].tip,
      }
    })
  }

  #wordsIn(text: string, use: WordUse): Found[] {
    const letters = lettersOf(text)
    const found: Found[] = []
    /** Until where a phrase reaches that began here or before, and in which no word is meant. */
    let exceptUntil = 0
    for (let at = 0; at < letters.text.length; at += 1) {
      const { longest, except } = this.#at(letters, at, use)
      exceptUntil = Math.max(exceptUntil, except)
      const [start, end] = [letters.starts[at], letters.ends[(longest?.end ?? 0) - 1]]
      if (longest && longest.end > exceptUntil && start !== undefined && end !== undefined)
        found.push({ start, end, kind: longest.word.kind, tip: longest.word.tip })
    }
    return found
  }

  /** What begins at a letter: the longest word of this use, and how far a phrase reaches in which none is meant. */
  #at({ text }: Letters, at: number, use: WordUse) {
    let longest: { word: Word; end: number } | undefined
    let except = 0
    let node: Node | undefined = this.#root
    for (let end = at; node && end <= text.length; end += 1) {
      if (node.isExcept) except = end
      if (node.word?.uses.includes(use) && isWhole(text, at, end)) longest = { word: node.word, end }
      node = node.next.get(text[end] ?? '')
    }
    return { longest, except }
  }
}

const LATIN = /[a-z\d]/
/** A word of Latin letters is no part of a longer one. */
const isWhole = (text: string, start: number, end: number) =>
  !(LATIN.test(text[start] ?? '') && LATIN.test(text[start - 1] ?? '')) && !(LATIN.test(text[end - 1] ?? '') && LATIN.test(text[end] ?? ''))

/** The leftmost, of those that begin together the longest; what overlaps one of them is a part of it. */
function apart(found: Found[]): Found[] {
  const sorted = [...found].sort((one, other) => one.start - other.start || other.end - one.end)
  const kept: Found[] = []
  for (const one of sorted) if (one.start >= (kept.at(-1)?.end ?? 0)) kept.push(one)
  return kept
}
