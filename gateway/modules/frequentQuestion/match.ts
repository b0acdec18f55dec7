import type { QuestionRow } from '../../../counter/contract/settings/questionRows'
import { combinationOf, isCombined, type Combination } from '../search/combination'
import { core, normalised } from './said'

/** From this score on a row is what was meant; below it nobody guesses. */
export const THRESHOLD = 0.62
/** Of two rows this close to each other neither is. */
const MARGIN = 0.04
/** Letters of a story: what it is about is for a person to see. */
const STORY = 42

/** What a combination is worth by itself; the rest by how much of the text it covers. */
const COMBINED = 0.6

/** Pairs of neighbouring letters. */
const pairsOf = (text: string): string[] => Array.from({ length: Math.max(1, text.length - 1) }, (_, at) => text.slice(at, at + 2))

/** How like two texts are, 0 to 1 (Dice's coefficient of their pairs of letters). */
function likeness(one: readonly string[], other: readonly string[]): number {
  const rest = [...other]
  const common = one.filter((pair) => {
    const at = rest.indexOf(pair)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return (2 * common.length) / (one.length + other.length)
}

/** A wording as it is compared: the pairs of a phrase, or a combination whose parts stand apart in a text. */
type Wording = { pairs: string[] } | { parts: Combination }
type Asked = Pick<QuestionRow, 'question' | 'wordings'>

const wordingOf = (wording: string): Wording =>
  /[+/]/.test(wording) ? { parts: combinationOf(wording) } : { pairs: pairsOf(core(normalised(wording))) }

const compiled = new WeakMap<Asked, Wording[]>()
function wordingsOf(row: Asked): Wording[] {
  const known = compiled.get(row) ?? [row.question, ...row.wordings].map(wordingOf)
  compiled.set(row, known)
  return known
}

/** Letters of a text in which one of the words of each part stands; 0 where a part is missing. */
function covered(text: string, parts: Combination): number {
  if (!isCombined(parts, (word) => text.includes(word))) return 0
  const found = parts.map((words) => Math.max(...words.filter((word) => text.includes(word)).map(({ length }) => length)))
  return found.reduce((sum, length) => sum + length, 0)
}

type Text = { text: string; pairs: string[] }

function scoreOf({ text, pairs }: Text, wording: Wording): number {
  if ('pairs' in wording) return likeness(pairs, wording.pairs)
  const letters = covered(text, wording.parts)
  return letters === 0 ? 0 : COMBINED + (1 - COMBINED) * Math.min(1, letters / text.length)
}

type Fit<Row> = { row: Row; score: number }

/** Rows by how well they fit, the best first. */
export function fits<Row extends QuestionRow>(rows: readonly Row[], said: string): Array<Fit<Row>> {
  const text = core(normalised(said))
  const asked = { text, pairs: pairsOf(text) }
  const fitOf = (row: Row) => Math.max(...wordingsOf(row).map((wording) => scoreOf(asked, wording)))
  return rows.map((row) => ({ row, score: fitOf(row) })).sort((one, other) => other.score - one.score)
}

/** The row that is meant; nothing where none surely is. */
export function matched<Row extends QuestionRow>(rows: readonly Row[], said: string): Row | undefined {
  if (normalised(said).length > STORY) return undefined
  const [first, second] = fits(rows, said)
  if (!first || first.score < THRESHOLD) return undefined
  return second && first.score - second.score < MARGIN ? undefined : first.row
}
