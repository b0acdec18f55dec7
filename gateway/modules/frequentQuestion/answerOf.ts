import type { QuestionRow } from '../../../counter/contract/settings/questionRows'
import { filled } from './filled'
import { LOOK_UPS, type Found, type Own } from './lookUps'

/** What a row answers this member: what was found of his own, then the row's text as the shop's settings stand. */
export async function answerOf(own: Own, { lookUp, answer }: QuestionRow): Promise<Found> {
  const found = await LOOK_UPS[lookUp](own)
  const text = await filled(own.db, answer)
  return { ...found, text: [found?.text, text].filter(Boolean).join('\n') }
}
