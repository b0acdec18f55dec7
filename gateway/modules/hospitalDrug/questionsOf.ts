import type { DrugQuestion } from '../../../src/contract/hospitalDrug'
import type { Querying } from '../../db/open'
import { approvedBy } from '../safety/approval'
import { isMeant } from '../safety/findings'
import { otherSidesOf } from '../safety/otherSides'
import type { RuleSource } from '../safety/rule'
import { RULES_DATE } from '../safety/rules'
import { contentsOf, type Printed, type Substance } from '../safety/substancesOf'
import { EVERYBODY, OF_ANTIBIOTICS, OF_SUBSTANCES, QUESTIONS_DATE, TOGETHER, type QuestionRow } from './questionTable'

/** Most other drugs that one question names; the figure is ours. */
export const MAX_OTHER_SIDES = 7

/** Of the two tables that questions are made of, the day of the newer. */
export const DATA_DATE: string = [QUESTIONS_DATE, RULES_DATE].sort().at(-1) ?? QUESTIONS_DATE

export type AskedProduct = Printed & { isAntibiotic: boolean }
export type Question = DrugQuestion & { brief: string }

/** What is asked before a drug is asked for, in order. What else is taken is asked where a pharmacist approved the rules that say why it matters. */
export async function questionsOf(db: Querying, product: AskedProduct): Promise<Question[]> {
  const areRulesApproved = (await approvedBy(db)) !== null
  const { substances } = contentsOf(product)
  return [
    ...Object.values<QuestionRow>(EVERYBODY),
    ...OF_SUBSTANCES.filter(({ about }) => substances.some((one) => !one.isLocal && isMeant(one, about))),
    ...(product.isAntibiotic ? [OF_ANTIBIOTICS] : []),
    ...(areRulesApproved ? together(substances) : []),
  ].map(questionOf)
}

/** What may not be taken with it, as something to tick; nothing where no rule knows any. */
function together(substances: readonly Substance[]): QuestionRow[] {
  const { none, source, ...asked } = TOGETHER
  const sides = otherSidesOf(substances).slice(0, MAX_OTHER_SIDES)
  const options = sides.map(({ ruleId: id, names: title }) => ({ id, title }))
  if (options.length === 0) return []
  return [{ ...asked, options: [...options, none], source: { ...source, section: `${source.section}；用药安全规则 ${RULES_DATE}` } }]
}

const questionOf = ({ id, brief, text, hint, isMultiple, options, source }: QuestionRow): Question => ({
  questionId: id,
  question: text,
  options: options.map(({ id: option, title, isNone = false }) => ({ id: option, title, isNone })),
  source: sourceText(source),
  ...{ brief, hint, isMultiple },
})

const sourceText = ({ document, section, date }: RuleSource) => `${document} ${section}（${date}）`
