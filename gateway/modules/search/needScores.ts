import type { NeedAudience } from '../catalogue/types'
import { matchesOf } from './matches'
import type { NeedFound } from './needIn'
import type { SoldNeed } from './needTable'
import { NOTHING, scoresOf, type Scores } from './scores'
import { AUDIENCES, MARKS } from './searchIndex'
import type { Current } from './current'
import type { Work } from './work'

const RX = MARKS.indexOf('rx')
const GOODS = MARKS.indexOf('none')

/** The first choice of a need; each further one, and every further maker of one, comes after it. */
export const CHOICE = 400
export const STEP = 15
export const FURTHER_MAKER = 120
/** What a medicine without prescription has before devices and foods, whatever else says about their relevance. */
export const MEDICINE = 130
export const NOT_FOR_THEM = 110
/** Places at the head of a list that a prescription drug never takes for a need. */
export const FIRST = 3

/**
 * The relevance of what may help: the pharmacist's choices in their order, then medicines without prescription, then devices, foods and
 * care. A need never raises a prescription drug: those stand last, and where they would be among the first ones they are found by their
 * names only (LAW-AND-PRIVACY, D13). For somebody pregnant no medicine is raised that the table does not name for them.
 */
export async function needScores({ index, isSoldOut }: Current, { needs, words, audience }: NeedFound, work: Work): Promise<Scores> {
  const of = new Float64Array(index.size)
  const numbers: number[] = []
  const add = (number: number, score: number) => {
    if (of[number] === 0) numbers.push(number)
    of[number] = (of[number] ?? 0) + score
  }
  for (const word of words) {
    const found = await scoresOf(index, [{ word, matches: matchesOf(index, word, work) }], work)
    for (const number of found.numbers) add(number, belowChoices(found.of[number] ?? 0, number))
    if (work.isUsedUp) break
  }
  const chosen = chosenFor({ needs, audience }, { isForThem, isSoldOut }, work)
  for (const [number, score] of chosen) {
    if (of[number] === 0) numbers.push(number)
    of[number] = score
  }
  const others = numbers.filter((number) => index.marks[number] !== RX)
  if (others.length >= FIRST) return { numbers, of }
  return others.length === 0 ? NOTHING : { numbers: others, of }

  function belowChoices(score: number, number: number): number {
    const mark = index.marks[number]
    if (mark === RX) return score / 10
    const isMedicine = mark !== GOODS
    if (audience === 'pregnant') return isMedicine ? score / 5 : MEDICINE + score
    return (isMedicine ? MEDICINE + score : 20 + score / 2) - (isMedicine && !isForThem(number) ? NOT_FOR_THEM : 0)
  }

  function isForThem(number: number): boolean {
    const bit = AUDIENCES.indexOf(audience ?? '')
    return bit < 0 || ((index.audiences[number] ?? 0) & (1 << bit)) > 0
  }
}

type Facts = { isForThem: (number: number) => boolean; isSoldOut: (number: number) => boolean }

/** The pharmacist's choices that can be bought, each with its relevance. */
export function chosenFor({ needs, audience }: Omit<NeedFound, 'words'>, { isForThem, isSoldOut }: Facts, work: Work): Map<number, number> {
  const chosen = new Map<number, number>()
  for (const need of needs) {
    for (const [place, { isOwn, products }] of choicesFor(need, audience).entries()) {
      // What the pharmacist names for somebody is for them; what is named for everybody may not be.
      const sold = products.filter((number) => (isOwn || isForThem(number)) && !isSoldOut(number))
      for (const [offer, number] of sold.entries())
        chosen.set(number, (chosen.get(number) ?? 0) + CHOICE - STEP * place - (offer === 0 ? 0 : FURTHER_MAKER))
      work.spend(products.length)
    }
  }
  return chosen
}

/** The choices named for an audience; where there are none everybody's, but never for somebody pregnant. */
function choicesFor({ choices }: SoldNeed, audience: NeedAudience | null): Array<{ isOwn: boolean; products: number[] }> {
  const own = choices.filter((choice) => choice.audience === audience)
  const chosen = own.length > 0 || audience === 'pregnant' ? own : choices.filter((choice) => choice.audience === null)
  return chosen.map((choice) => ({ isOwn: choice.audience === audience, products: choice.products }))
}

/** When to see a doctor, in the words for this audience, else for everybody. */
export const adviceOf = ({ advice }: SoldNeed, audience: NeedAudience | null): string | null =>
  (advice.find((row) => row.audience === audience) ?? advice.find((row) => row.audience === null))?.text ?? null
