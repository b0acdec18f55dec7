import { NEED_TITLES, nameOfAudience, type NeedFields } from '../../../counter/contract/need'
import { SYMPTOMS } from '../catalogue/taxonomy'
import type { StoredNeed } from './storedNeed'

const symptomNames: ReadonlyMap<string, string> = new Map(Object.entries(SYMPTOMS))
const symptomName = (id: string) => symptomNames.get(id) ?? id

type Texts = NeedFields['advice']

const texts = (title: string, rows: Texts = []) => rows.map(({ audience, text }) => `${title}（${nameOfAudience(audience)}）：${text}`)

/** The choices, numbered for each audience: their order is what is said. */
function choiceLines(choices: NeedFields['choices'] = []): string[] {
  const counted = new Map<string, number>()
  return choices.map(({ audience, name }) => {
    const whom = nameOfAudience(audience)
    const place = (counted.get(whom) ?? 0) + 1
    counted.set(whom, place)
    return `${NEED_TITLES.choices}（${whom}）第 ${place}：${name}`
  })
}

function approvalLines(approval: StoredNeed['approval'] | undefined): string[] {
  if (!approval) return []
  const { source, pharmacist, approvedOn } = approval
  return [`依据：${source}`, pharmacist === null ? '审定：还没有药师审定' : `审定：${pharmacist} ${approvedOn ?? ''}`]
}

/** Fields of a need in words, a line each: what came and what went is told by them. */
export const linesOfNeed = (of: Partial<StoredNeed>): string[] => [
  ...(of.words ?? []).map((word) => `${NEED_TITLES.words}：${word}`),
  ...(of.symptomIds ?? []).map((id) => `${NEED_TITLES.symptomIds}：${symptomName(id)}`),
  ...choiceLines(of.choices),
  ...texts(NEED_TITLES.headlines, of.headlines),
  ...texts(NEED_TITLES.ruleOuts, of.ruleOuts),
  ...texts(NEED_TITLES.advice, of.advice),
  ...(of.neighbours ?? []).map((name) => `${NEED_TITLES.neighbours}：${name}`),
  ...approvalLines(of.approval),
]
