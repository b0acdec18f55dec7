import type { QuestionnaireType } from './questionnaire'

/** What a card of a questionnaire refers to; of one about an order the order, too. */
export type AskedIn = { type: QuestionnaireType; orderCode?: string }

/** The code of a card: `health`, `order-2611250000000001`. */
export const cardCodeOf = ({ type, orderCode }: AskedIn): string => (orderCode === undefined ? type : `${type}-${orderCode}`)

/** What a card’s code names. Which types there are is not looked at: its page says so of one that there is not. */
export function askedInCard(code: string): AskedIn {
  const [type = '', orderCode] = code.split('-', 2)
  return { type: type as QuestionnaireType, ...(orderCode !== undefined && { orderCode }) }
}
