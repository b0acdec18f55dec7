import type { NeedAudience } from '../catalogue/types'
import { audienceIn, type AudienceIn } from './audience'
import { AUDIENCE_WORDS, CHRONIC_NEEDS, FILLERS, MEDICINE_WORDS } from './everydayWords'
import type { SoldNeed } from './needTable'
import type { Vocabulary } from './vocabulary'
import type { Work } from './work'
import { partsOf, wordPartsOf } from './words'

/** A need recognized in a text, its audience, and the words that named it. */
export type NeedFound = { needs: SoldNeed[]; words: string[]; audience: NeedAudience | null }

const MEDICINES = new Set(MEDICINE_WORDS)
/** Words that name no need, and what may stand between needs. */
const PIECES: ReadonlySet<string> = new Set([...FILLERS, ...MEDICINE_WORDS, ...Object.values(AUDIENCE_WORDS).flat()])
const MAX_PIECE_LENGTH = Math.max(...Array.from(PIECES, ({ length }) => length))
const MAX_NEEDS = 3
/** Characters up to which an unknown text is a name that holds a need's word by chance: 制霉菌素. */
const SHORT_NAME = 5
const FIGURE = /^\d/

/**
 * What a text asks for that consists of needs, for whom, and words that add nothing: 宝宝发烧怎么办. Nothing where another word stands
 * in it, and where a medicine is asked for that only a prescription opens: 降压药 names a class.
 */
export function needIn(vocabulary: Vocabulary, typed: string, work: Work): NeedFound | undefined {
  const text = textOf(vocabulary, typed)
  const whole = vocabulary.needs.of(text)
  work.lookUp()
  // Its letters stand in other words too: 打嗝 and 大葛.
  if (whole) return { needs: [whole], words: [vocabulary.needs.inCharacters(text)], audience: null }
  const combined = vocabulary.needs.combinedIn(text, work)
  if (combined) return { needs: [combined], words: [combined.name], audience: whomIn(vocabulary, text, work)?.audience ?? null }
  const read = needsInside(vocabulary, text, work)
  if (!read.isWhole || read.needs.length === 0 || (read.asksMedicine && !read.needs.some(({ hasMedicine }) => hasMedicine)))
    return undefined
  return read
}

/** Needs found anywhere in a text of which nothing else was found. */
export function needWithin(vocabulary: Vocabulary, typed: string, work: Work): NeedFound | undefined {
  const parts = partsOf(typed)
  const read = needsInside(vocabulary, textOf(vocabulary, typed), work)
  const goesOn = (word: string) => parts.some((part) => part.includes(word) && /^[a-z]/.test(part.slice(part.indexOf(word) + word.length)))
  // A single character means nothing in another word, and 维生素K is no wish for any vitamin.
  const isTold = !read.isAside && read.told.some((word) => word.length > 1 && !goesOn(word))
  return isTold ? read : undefined
}

/** A text without blanks; of syllables with blanks between them those that are a need's in characters: gan mao le. */
function textOf({ needs }: Vocabulary, typed: string): string {
  const parts = partsOf(typed)
  if (wordPartsOf(typed).length === parts.length) return parts.join('')
  let text = ''
  for (let from = 0; from < parts.length;) {
    let past = parts.length
    while (past > from + 1 && needs.of(parts.slice(from, past).join('')) === undefined) past -= 1
    const letters = parts.slice(from, past).join('')
    text += past > from + 1 ? needs.inCharacters(letters) : letters
    from = past
  }
  return text
}

function needsInside(vocabulary: Vocabulary, text: string, work: Work) {
  const needs = new Set<SoldNeed>()
  const words: string[] = []
  const pieces = segmented(vocabulary, text, work)
  const told = pieces.flatMap(({ need }) => need ?? [])
  const isIll = told.some(isChronic) && !told.every(isChronic)
  for (const { at, word, need } of pieces) {
    if (!need || isDenied(text, at) || needs.has(need) || needs.size === MAX_NEEDS || (isIll && isChronic(need))) continue
    // One word of a need says what the others say.
    needs.add(need)
    words.push(word)
  }
  return {
    ...decisive([...needs], words),
    told: words,
    isAside: text.length <= SHORT_NAME && 2 * pieces.filter(({ isKnown }) => !isKnown).length >= text.length,
    audience: isIll ? 'medicated' : (whomOf(text, pieces)?.audience ?? null),
    isWhole: pieces.every(({ isKnown }) => isKnown),
    asksMedicine: pieces.some(({ word }) => MEDICINES.has(word)),
  }
}

/** Whom a text names, and the word for them; not inside the word of a need: 准备要孩子. */
export function whomIn(vocabulary: Vocabulary, typed: string, work: Work): AudienceIn | undefined {
  const text = partsOf(typed).join('')
  return whomOf(text, segmented(vocabulary, text, work))
}

/** What stands in a text besides needs, whom it is for and words that add nothing: 布洛芬 of 孕妇能吃布洛芬吗. */
export function unknownIn(vocabulary: Vocabulary, typed: string, work: Work): string {
  const text = partsOf(typed).join('')
  const runs = segmented(vocabulary, text, work).map(({ word, isKnown }) => (isKnown ? ' ' : word))
  return runs
    .join('')
    .split(/ +/)
    .filter((run) => run.length > 1)
    .join(' ')
}

const whomOf = (text: string, pieces: readonly Piece[]) =>
  audienceIn(
    text,
    pieces.flatMap(({ word, need }) => (need ? [] : word)),
  )

/** 高血压鼻塞 is a blocked nose of somebody who asks first. */
const isChronic = ({ name }: SoldNeed) => CHRONIC_NEEDS.has(name)

type Piece = { at: number; word: string; need?: SoldNeed | undefined; isKnown: boolean }

/** A text cut so that the fewest characters stand outside of known words, and so in the fewest pieces; of two ways the one that begins longer. */
function segmented(vocabulary: Vocabulary, text: string, work: Work): Piece[] {
  const longest = Math.max(vocabulary.needs.longest, MAX_PIECE_LENGTH)
  const best: Array<{ unknown: number; count: number; piece?: Piece }> = []
  best[text.length] = { unknown: 0, count: 0 }
  for (let at = text.length - 1; at >= 0; at -= 1) {
    work.lookUp()
    const isFigure = FIGURE.test(text.slice(at))
    for (let length = Math.min(longest, text.length - at); length > 0; length -= 1) {
      const word = text.slice(at, at + length)
      const need = needOfWord(vocabulary, word)
      const isKnown = need !== undefined || PIECES.has(word) || (length === 1 && isFigure)
      if (!isKnown && length > 1) continue
      const rest = best[at + length] ?? { unknown: 0, count: 0 }
      const [unknown, count] = [rest.unknown + (isKnown ? 0 : 1), rest.count + 1]
      const before = best[at]
      if (!before || unknown < before.unknown || (unknown === before.unknown && count < before.count))
        best[at] = { unknown, count, piece: { at, word, need, isKnown } }
    }
  }
  const pieces: Piece[] = []
  for (let at = 0; at < text.length;) {
    const piece = best[at]?.piece
    if (!piece) break
    pieces.push(piece)
    at += piece.word.length
  }
  return pieces
}

/** What the table names nothing for decides, whatever else is named: who has shingles and a blister is not sold a plaster. */
function decisive(needs: SoldNeed[], words: string[]): Pick<NeedFound, 'needs' | 'words'> {
  const at = needs.findIndex(({ choices }) => choices.length === 0)
  return at < 0 ? { needs, words } : { needs: needs.slice(at, at + 1), words: words.slice(at, at + 1) }
}

const DENIAL = /(?:[不没无未]|没有)$/

/** 起疹子，不憋气 names one need. */
const isDenied = (text: string, at: number) => DENIAL.test(text.slice(0, at))

/** Whether a part of a text is made of words that name nothing to search for: 吃什么药, 宝宝. */
export function saysNothing(vocabulary: Vocabulary, part: string, work: Work): boolean {
  const { isWhole, needs } = needsInside(vocabulary, part, work)
  return isWhole && needs.length === 0
}

const needOfWord = (vocabulary: Vocabulary, word: string) => (/[a-z]/.test(word) ? undefined : vocabulary.needs.of(word))
