import { AUDIENCE_ORDER, NeedAhead, NeedFields, SIGNED_FIELDS, type NeedAudience } from '../../contract/need'

export type Audience = NeedAudience | null
type ForSomebody = { audience: Audience }
/** The fields that say something to each audience by itself. */
export type ToldField = 'headlines' | 'ruleOuts' | 'advice'

const NAMES = Object.keys(NeedFields.shape) as Array<keyof NeedFields>
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const texts = (rows: NeedFields['advice']) => rows.map(({ audience, text }) => ({ audience, text }))

/** What was typed, or what a revision has of it: that has the source beside who signed it. */
export type TypedNeed = NeedAhead & { approval?: { source: string } | null }

/** What stands there with what was typed over it, its keys in the order in which the gateway has them: a revision keeps them in another. */
export function valuesOf(seen: NeedFields, typed: TypedNeed): NeedFields {
  const own = { ...seen, ...typed }
  return {
    words: own.words,
    symptomIds: own.symptomIds,
    choices: own.choices.map(({ audience, name }) => ({ audience, name })),
    headlines: texts(own.headlines),
    ruleOuts: texts(own.ruleOuts),
    advice: texts(own.advice),
    neighbours: own.neighbours,
    source: typed.source ?? typed.approval?.source ?? seen.source,
  }
}

/** The fields that differ from what stands there. */
export const editedOf = (seen: NeedFields, values: NeedFields): NeedAhead =>
  Object.fromEntries(NAMES.flatMap((name) => (isSame(seen[name], values[name]) ? [] : [[name, values[name]]])))

/** Whether a pharmacist looks at it before it is published. */
export const isSigned = (edited: NeedAhead): boolean => [...SIGNED_FIELDS, 'source' as const].some((field) => field in edited)

/** Why it cannot be sent yet; empty where it can. */
export const problemOf = (edited: NeedAhead): string => NeedAhead.safeParse(edited).error?.issues[0]?.message ?? ''

const whom = (rows: readonly ForSomebody[], audience: Audience) => rows.some((row) => row.audience === audience)

/** The audiences that something is said to by themselves. */
export const audiencesIn = ({ choices, headlines, ruleOuts, advice }: NeedFields): Audience[] =>
  AUDIENCE_ORDER.filter((one) => one === null || [choices, headlines, ruleOuts, advice].some((rows) => whom(rows, one)))

export const choicesFor = ({ choices }: NeedFields, audience: Audience): string[] =>
  choices.filter((choice) => choice.audience === audience).map(({ name }) => name)

export const toldTo = (fields: NeedFields, field: ToldField, audience: Audience): string =>
  fields[field].find((row) => row.audience === audience)?.text ?? ''

/** Rows with those of one audience replaced, audience by audience. */
const replaced = <Row extends ForSomebody>(rows: readonly Row[], audience: Audience, own: readonly Row[]): Row[] =>
  AUDIENCE_ORDER.flatMap((one) => (one === audience ? own : rows.filter((row) => row.audience === one)))

export const withChoices = ({ choices }: NeedFields, audience: Audience, names: readonly string[]): NeedAhead => ({
  choices: replaced(
    choices,
    audience,
    names.map((name) => ({ audience, name })),
  ),
})

export const withText = (fields: NeedFields, field: ToldField, { audience, text }: { audience: Audience; text: string }): NeedAhead => ({
  [field]: replaced(fields[field], audience, text === '' ? [] : [{ audience, text }]),
})

/** What of a list came and went: 加 发烫；去掉 高烧. Of the same ones in another order that. */
export function movesOf(was: readonly string[], is: readonly string[]): string {
  const come = is.filter((one) => !was.includes(one))
  const gone = was.filter((one) => !is.includes(one))
  const said = [come.length > 0 && `加 ${come.join('、')}`, gone.length > 0 && `去掉 ${gone.join('、')}`].filter(Boolean)
  return said.length > 0 ? said.join('；') : '换了顺序'
}
