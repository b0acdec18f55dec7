import { FrequentQuestionsShape, type QuestionRow } from '../../../counter/contract/settings/questionRows'
import type { Querying } from '../../db/open'
import { setting, settingOf } from '../../kernel/settings'
import { BUILT_IN_QUESTIONS } from './builtInQuestions'
import { fits } from './match'

const questionsSetting = setting('frequentQuestions', FrequentQuestionsShape)

/** The shop's table of frequent questions; that of a fresh shop where its operator has none. */
export const questionRows = async (db: Querying): Promise<readonly QuestionRow[]> =>
  (await settingOf(db, questionsSetting)) ?? BUILT_IN_QUESTIONS

export const questionOf = async (db: Querying, questionId: string): Promise<QuestionRow | undefined> =>
  (await questionRows(db)).find((one) => one.questionId === questionId)

/** From this score on a row is worth showing to who is still typing. */
const SHOWN_FROM = 0.3
/** Characters of a word that is not looked for yet. */
const SHORT = 2

/** Those that say the word or are like what is typed, the best first; all in the order of the table without any. */
export async function questionsLike(db: Querying, keyword: string): Promise<QuestionRow[]> {
  const rows = await questionRows(db)
  const word = keyword.trim()
  if (word === '') return [...rows]
  const says = ({ topic, question, answer }: QuestionRow) => `${topic} ${question} ${answer}`.includes(word)
  const like = word.length < SHORT ? [] : fits(rows, word).filter(({ score }) => score >= SHOWN_FROM)
  const found = [...like.map(({ row }) => row), ...rows.filter(says)]
  return [...new Set(found)]
}
