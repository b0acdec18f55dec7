import { readingOf } from '../search/reading'
import { blurred } from './blurred'
import type { Word } from './lexicon'
import { isOneSlip } from './oneSlip'

/** What was typed, as it is compared. `letters` is the reading of Chinese characters, or what was typed in letters. */
export type Typed = { text: string; isLetters: boolean; letters: string; blurred: string }

/** A plain text that somebody typed. */
export function typedOf(text: string): Typed {
  const isLetters = /^[a-z0-9]*[a-z][a-z0-9]*$/.test(text)
  const letters = isLetters ? text : readingOf(text).letters
  return { text, isLetters, letters, blurred: blurred(letters) }
}

/** An everyday word goes behind a name that fits the same way. */
const BEHIND_NAMES = 3

/** How well a word fits: the higher the better, the same for every word in which it fits the same way; 0 is not at all. Names go before everyday words. */
export const fitOf = (word: Word, typed: Typed): number => {
  const fit = inText(word, typed) || inSound(word, typed)
  return fit === 0 || word.isName ? fit : fit - BEHIND_NAMES
}

/** How well a whole word fits of which one character is wrong, missing or too many: better than a shorter word inside what was typed (寻麻疹 is no 麻疹). */
export const SLIP = 54

/** `fitOf` for slips. */
export const fitOfSlip = (word: Word, typed: Typed): number => (hasSlip(word, typed) ? (word.isName ? SLIP : SLIP - BEHIND_NAMES) : 0)

/** As it is written. What a name ends with is what the disease is: 2型糖尿病 is a 糖尿病. */
function inText({ text }: Word, typed: Typed): number {
  if (text === typed.text) return 100
  if (text.startsWith(typed.text)) return 76
  if (typed.text.length > 1 && text.endsWith(typed.text)) return 78
  if (text.includes(typed.text)) return typed.text.length > 1 ? 60 : 36
  // A sentence that holds the word: 我妈有高血压.
  return !typed.isLetters && text.length > 1 && typed.text.includes(text) ? 40 + Math.min(text.length, 9) : 0
}

/** As it sounds: typed in pinyin or initials, or in other characters that are read alike. */
function inSound(word: Word, typed: Typed): number {
  if (typed.letters.length < 2 || word.letters === '') return 0
  if (word.letters === typed.letters) return 92
  if (typed.isLetters && word.initials === typed.text) return 84
  if (word.blurred === typed.blurred) return 80
  if (typed.isLetters && word.letters.startsWith(typed.letters)) return 70
  if (typed.isLetters && word.initials.startsWith(typed.text)) return 64
  if (typed.text.length > 2 && word.letters.includes(typed.letters)) return 44
  return typed.isLetters && typed.text.length > 2 && word.initials.includes(typed.text) ? 40 : 0
}

/** Letters: six at least. Characters: three at least, or two of which one is right and the other sounds nearly so (哮踹 for 哮喘). */
function hasSlip(word: Word, { text, isLetters, letters, blurred: sound }: Typed): boolean {
  if (isLetters) return text.length > 5 && (isOneSlip(word.letters, letters) || isOneSlip(word.blurred, sound))
  const isNear = isOneSlip(word.text, text)
  if (text.length < 3) return text.length === 2 && isNear && word.text.length === 2 && isOneSlip(word.blurred, sound)
  return isNear || (text.length > 3 && isOneSlip(word.blurred, sound))
}
