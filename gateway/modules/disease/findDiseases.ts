import { CHILD_AGE } from '../../../src/contract/patient'
import { plain } from '../catalogue/plain'
import { fitOf, fitOfSlip, SLIP, typedOf, type Typed } from './fit'
import { isPossible, type Patient } from './isPossible'
import { lexicon, type Disease, type Word } from './lexicon'

/** Diseases in one answer at most. */
export const MAX_FOUND = 20
/** How far a common disease goes ahead of others: one that merely holds what was typed before those that begin with it, never before a whole word. */
const COMMON_BONUS = 18

/** Diseases by what was typed, the best first; where nothing was, the common ones of a child or of everybody else. Those this patient cannot have are left out. */
export function findDiseases(name: string, patient: Patient): Disease[] {
  const text = plain(name)
  const { all, common, commonOfChildren } = lexicon()
  const isChild = patient.age !== undefined && patient.age < CHILD_AGE
  const found = text === '' ? (isChild ? commonOfChildren : common) : ranked(all, typedOf(text))
  return found.filter(({ only }) => isPossible(only, patient)).slice(0, MAX_FOUND)
}

type Scored = { disease: Disease; score: number; length: number }

/** Those that fit; where none surely does, those too that fit with a slip. Of equals the more common first, then the shorter word, then the order of the table. */
function ranked(all: readonly Disease[], typed: Typed): Disease[] {
  const fitting = all.flatMap((disease) => scored(disease, (word) => fitOf(word, typed)))
  const isSure = fitting.some(({ score }) => score > SLIP)
  const found = isSure ? fitting : all.flatMap((disease) => scored(disease, (word) => Math.max(fitOf(word, typed), fitOfSlip(word, typed))))
  return found
    .sort((left, right) => right.score - left.score || before(left.disease, right.disease) || left.length - right.length)
    .map(({ disease }) => disease)
}

const before = ({ rank: left }: Disease, { rank: right }: Disease) => (left === right ? 0 : left - right)

/** A disease by the word of it that fits best. */
function scored(disease: Disease, fit: (word: Word) => number): Scored[] {
  let [best, length] = [0, 0]
  for (const word of disease.words) {
    const own = fit(word)
    if (own > best) [best, length] = [own, word.text.length]
  }
  // A guess is no better for being common.
  const bonus = best > SLIP && disease.rank < Infinity ? COMMON_BONUS : 0
  return best === 0 ? [] : [{ disease, score: best + bonus, length }]
}
