import type { QuestionnaireType } from '../../../../src/contract/questionnaire'
import type { QuestionnaireContent } from '../../../../src/contract/questionnaireContent'
import { consult } from './consult'
import { health } from './health'
import { order } from './order'

/** The first version of each questionnaire, as the product ships it. A shop that used it keeps it as it was then; a later text is published at its counter. */
export const SHIPPED: Readonly<Record<QuestionnaireType, QuestionnaireContent>> = { health, order, consult }
