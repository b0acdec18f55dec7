import { CATEGORIES } from '../catalogue/taxonomy'
import type { NeedAudience } from '../catalogue/types'
import { asksFirst, productAudience } from './audience'
import { matchesOf, type Match } from './matches'
import type { NeedFound } from './needIn'
import type { SoldNeed } from './needTable'
import { NOTHING, scoresOf, type Scores } from './scores'
import { AUDIENCES, LEAF_IDS, MARKS, type SearchIndex } from './searchIndex'
import type { Current } from './current'
import type { Vocabulary } from './vocabulary'
import type { Work } from './work'

const RX = MARKS.indexOf('rx')
const GOODS = MARKS.indexOf('none')

/** Leaves of what is eaten and is no medicine. */
export const FOOD_LEAVES: readonly string[] = CATEGORIES.flatMap(({ id, children }) => (id === 'health' ? Object.keys(children) : []))
const FOODS: ReadonlySet<number> = new Set(FOOD_LEAVES.map((leaf) => LEAF_IDS.indexOf(leaf)))

/** The first choice of a need; each further one, and every further maker of one, comes after it. */
export const CHOICE = 400
export const STEP = 15
/** Each further need of a text comes after the first choices of the one before: what ails somebody most is said first. */
export const LATER_NEED = 60
export const FURTHER_MAKER = 120
/** What a medicine without prescription has before devices and foods, whatever else says about their relevance. */
export const MEDICINE = 130
export const NOT_FOR_THEM = 110
/** Places at the head of a list that a prescription drug never takes for a need. */
export const FIRST = 3

/**
 * The relevance of what may help: the pharmacist's choices in their order, then medicines without prescription, then devices, foods and
 * care. A need never raises a prescription drug: those stand last, and where they would be among the first ones they are found by their
 * names only (LAW-AND-PRIVACY, D13). What the table names nothing for is answered with nothing. Who asks first is answered with
 * what the table names for them, and with goods where goods are what everybody is answered with; so is a child, whom what is named for
 * everybody helps too where it is made for children.
 */
export async function needScores({ index, isSoldOut }: Current, { needs, words, audience }: NeedFound, work: Work): Promise<Scores> {
  const of = new Float64Array(index.size)
  const numbers: number[] = []
  const add = (number: number, score: number) => {
    if (of[number] === 0) numbers.push(number)
    of[number] = (of[number] ?? 0) + score
  }
  for (const word of words.filter((own) => namesChoices(index, own))) {
    const found = await scoresOf(index, [{ word, matches: matchesForNeed(index, word, work) }], work)
    for (const number of found.numbers) if (mayHelp(number)) add(number, belowChoices(found.of[number] ?? 0, number))
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

  function mayHelp(number: number): boolean {
    if (audience !== 'child' && !asksFirst(audience)) return true
    return isForGoods(needs) && isGoods(index, number) && isForThem(number)
  }

  function belowChoices(score: number, number: number): number {
    const mark = index.marks[number]
    if (mark === RX) return score / 10
    const isMedicine = mark !== GOODS
    if (asksFirst(audience)) return MEDICINE + score
    return (isMedicine ? MEDICINE + score : 20 + score / 2) - (isMedicine && !isForThem(number) ? NOT_FOR_THEM : 0)
  }

  function isForThem(number: number): boolean {
    const bit = AUDIENCES.indexOf(productAudience(audience))
    return bit < 0 || ((index.audiences[number] ?? 0) & (1 << bit)) > 0
  }
}

/** Whether a product is no medicine, nor eaten. */
export const isGoods = ({ marks, leaves }: SearchIndex, number: number): boolean =>
  marks[number] === GOODS && !FOODS.has(leaves[number] ?? -1)

/** What holds a word of a need, without the longer words of other needs: 疲劳 says nothing about 视疲劳. */
export function matchesForNeed(vocabulary: Vocabulary, word: string, work: Work): Match[] {
  const { needs, terms } = vocabulary
  const own = needs.of(word)
  return matchesOf(vocabulary, word, work).filter(({ term }) => {
    const found = terms[term]
    return found?.field !== 'symptom' || (needs.of(found.text) ?? own) === own
  })
}

/** Whether the table names anything for the need of this word: what is sold for none may not answer it (胸痛). */
export const namesChoices = ({ needs }: Pick<Vocabulary, 'needs'>, word: string): boolean => (needs.of(word)?.choices.length ?? 0) > 0

/** Whether no medicine stands among the choices: a mask, a thermometer. */
export const isForGoods = (needs: readonly SoldNeed[]): boolean => needs.every(({ hasMedicine }) => !hasMedicine)

type Facts = { isForThem: (number: number) => boolean; isSoldOut: (number: number) => boolean }

/** The pharmacist's choices that can be bought, each with its relevance. */
export function chosenFor({ needs, audience }: Omit<NeedFound, 'words'>, { isForThem, isSoldOut }: Facts, work: Work): Map<number, number> {
  const chosen = new Map<number, number>()
  for (const [told, need] of needs.entries()) {
    for (const [place, { isOwn, products }] of choicesFor(need, audience).entries()) {
      // What the pharmacist names for somebody is for them; what is named for everybody may not be.
      const sold = products.filter((number) => (isOwn || isForThem(number)) && !isSoldOut(number))
      for (const [offer, number] of sold.entries())
        chosen.set(number, (chosen.get(number) ?? 0) + CHOICE - STEP * place - LATER_NEED * told - (offer === 0 ? 0 : FURTHER_MAKER))
      work.spend(products.length)
    }
  }
  return chosen
}

/** The choices named for an audience; where it is told nothing of its own everybody's, but never for who asks first. */
function choicesFor({ choices, advice }: SoldNeed, audience: NeedAudience | null): Array<{ isOwn: boolean; products: number[] }> {
  const own = choices.filter((choice) => choice.audience === audience)
  const isTold = advice.some((row) => row.audience === audience)
  const chosen = own.length > 0 || isTold || asksFirst(audience) ? own : choices.filter((choice) => choice.audience === null)
  return chosen.map((choice) => ({ isOwn: choice.audience === audience, products: choice.products }))
}

/** What the table says to this audience, else to everybody; of an infant before that what it says of children. */
export function toldTo(rows: SoldNeed['advice'], audience: NeedAudience | null): string | null {
  const wanted = [audience, ...(audience === 'infant' ? (['child'] as const) : []), null]
  return wanted.flatMap((one) => rows.find((row) => row.audience === one)?.text ?? [])[0] ?? null
}
