import { eq } from 'drizzle-orm'
import { NeedAhead, NeedName } from '../../../counter/contract/need'
import type { Db } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { partOf } from '../../kernel/mount'
import { choiceRule, neighbourProblem } from '../catalogue/needProblems'
import { needs } from '../catalogue/schema'
import { SYMPTOMS } from '../catalogue/taxonomy'
import type { EditedNeed, StoredNeed } from './storedNeed'

type Problem = { field: string; message: string }

/** What was typed of a need; refuses beside its field what the import of a file refuses, too. Null takes the need away. */
export async function readNeed(db: Db, name: string, typed: unknown): Promise<EditedNeed> {
  partOf(NeedName, name, 'name')
  if (typed === null) return null
  const edited = withName(partOf(NeedAhead, typed, 'edited') as NeedAhead, name)
  const [problem] = [
    ...symptomProblems(edited),
    ...(await choiceProblems(db, edited)),
    ...(await neighbourProblems(db, name, edited)),
    ...(await sourceProblems(db, name, { ...edited, source: edited.source ?? sourceKept(typed) })),
  ]
  if (problem) throw new HttpError(400, 'INVALID', problem.message, { field: problem.field })
  return unsigned(edited)
}

/** What texts rest on stands beside who signed them: another source is nobody's word yet. */
const unsigned = ({ source, ...edited }: NeedAhead): EditedNeed =>
  source === undefined ? edited : { ...edited, approval: source === '' ? null : { source, pharmacist: null, approvedOn: null } }

const TEXTS = ['headlines', 'ruleOuts', 'advice'] as const

/** A revision keeps the source beside who signed it. */
const sourceKept = (kept: unknown) => (kept as Partial<StoredNeed>).approval?.source

/** Whoever tells shoppers something says on what it rests. */
async function sourceProblems(
  db: Db,
  name: string,
  edited: Omit<NeedAhead, 'source'> & { source: string | undefined },
): Promise<Problem[]> {
  if (!TEXTS.some((field) => edited[field]?.length)) return []
  const [row] = await db.select({ approval: needs.approval }).from(needs).where(eq(needs.name, name))
  const source = edited.source ?? row?.approval?.source ?? ''
  return source === '' ? [{ field: 'source', message: '写了给顾客看的话，就要写依据，如 药品说明书' }] : []
}

/** A need is found by its name, too; a word that is typed twice is one. */
const withName = (edited: NeedAhead, name: string): NeedAhead =>
  edited.words ? { ...edited, words: [...new Set(edited.words.includes(name) ? edited.words : [name, ...edited.words])] } : edited

const symptomProblems = ({ symptomIds = [] }: NeedAhead): Problem[] =>
  symptomIds.flatMap((id, at) => (id in SYMPTOMS ? [] : [{ field: `symptomIds.${at}`, message: `商城没有「${id}」这个症状` }]))

async function choiceProblems(db: Db, { choices = [] }: NeedAhead): Promise<Problem[]> {
  if (choices.length === 0) return []
  const problemOf = await choiceRule(
    db,
    choices.map(({ name }) => name),
  )
  return choices.flatMap(({ name }, at) => {
    const why = problemOf(name)
    return why === undefined ? [] : [{ field: `choices.${at}.name`, message: `「${name}」：${why}` }]
  })
}

async function neighbourProblems(db: Db, need: string, { neighbours = [] }: NeedAhead): Promise<Problem[]> {
  if (neighbours.length === 0) return []
  const names = new Set((await db.select({ name: needs.name }).from(needs)).map(({ name }) => name))
  return neighbours.flatMap((name, at) => {
    const why = neighbourProblem(name, { need, names, unknown: '没有这个需求' })
    return why === undefined ? [] : [{ field: `neighbours.${at}`, message: `「${name}」：${why}` }]
  })
}
