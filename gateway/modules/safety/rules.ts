import type { Condition, Row, Rule } from './rule'
import { AGE } from './rules/age'
import { ALLERGY } from './rules/allergy'
import { ANTIBIOTICS } from './rules/antibiotics'
import { DISEASE } from './rules/disease'
import { DOUBLE_CLASS, DOUBLE_INGREDIENT } from './rules/double'
import { HERB_PAIRS } from './rules/herbPairs'
import { INTERACTIONS } from './rules/interactions'
import { KIDNEY, LIVER } from './rules/liverKidney'
import { NURSING } from './rules/nursing'
import { PREGNANCY } from './rules/pregnancy'

/** The day somebody last went through the table; shoppers read it beside every answer. */
export const RULES_DATE = '2026-11-25'

const rulesOf = <R extends Row>(rows: readonly R[], when: (row: R) => Condition): Rule[] => rows.map((row) => ({ ...row, when: when(row) }))

/** Every rule. The order decides which of two that say the same of the same products is kept: the more exact one stands first. */
export const RULES: readonly Rule[] = [
  ...rulesOf(ALLERGY, ({ to }) => ({ kind: 'allergy', to })),
  ...rulesOf(PREGNANCY, () => ({ kind: 'pregnancy' })),
  ...rulesOf(NURSING, () => ({ kind: 'nursing' })),
  ...rulesOf(AGE, (row) =>
    'underMonths' in row ? { kind: 'age', underMonths: row.underMonths } : { kind: 'age', fromMonths: row.fromMonths },
  ),
  ...rulesOf(DOUBLE_INGREDIENT, () => ({ kind: 'double', by: 'base' })),
  ...rulesOf(DOUBLE_CLASS, () => ({ kind: 'double', by: 'class' })),
  ...rulesOf([...INTERACTIONS, ...ANTIBIOTICS, ...HERB_PAIRS], (row) => ({ kind: 'interaction', with: row.with })),
  ...rulesOf(DISEASE, ({ of }) => ({ kind: 'disease', of })),
  ...rulesOf(LIVER, () => ({ kind: 'liver' })),
  ...rulesOf(KIDNEY, () => ({ kind: 'kidney' })),
]
