import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { QuestionFigures } from '../../../counter/contract/questionnaire'
import type { QuestionnaireType } from '../../../src/contract/questionnaire'
import type { Answer, Question } from '../../../src/contract/questionnaireContent'
import { isAnswered } from '../../../src/contract/questionnairePath'
import { shopDate } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { paged } from '../../lib/paged'
import { maskText } from '../../kernel/work/mask'
import { questionnaireAnswers } from './schema'
import { contentOf, type AnswersRow } from './stored'
import { contentOfVersion } from './versions'

type Opening = { db: Querying; ring: KeyRing }
type Of = { type: QuestionnaireType; number: number }

/** Rows that are opened for a figure: each is sealed by itself. Above that the latest are counted. */
const MAX_COUNTED = 1000

const ofVersion = ({ type, number }: Of) =>
  and(eq(questionnaireAnswers.type, type), eq(questionnaireAnswers.version, number), isNotNull(questionnaireAnswers.finishedAt))

const finishedOf = (db: Querying, of: Of): Promise<AnswersRow[]> =>
  db.select().from(questionnaireAnswers).where(ofVersion(of)).orderBy(desc(questionnaireAnswers.finishedAt)).limit(MAX_COUNTED)

/** How often each answer was given. Nothing is kept of it, so that a deleted answer is in no figure. */
export async function figuresOf({ db, ring }: Opening, of: Of) {
  const { questions } = await contentOfVersion(db, of.type, of.number)
  const rows = await finishedOf(db, of)
  const given = rows.map((row) => contentOf(ring, row).answers)
  return {
    finished: await db.$count(questionnaireAnswers, ofVersion(of)),
    counted: rows.length,
    questions: questions.map((question) =>
      questionFigures(
        question,
        given.flatMap((answers) => {
          const answer = answers[question.id]
          return isAnswered(answer) ? [answer] : []
        }),
      ),
    ),
  }
}

function questionFigures({ id, title, kind, options, scaleMax }: Question, given: Answer[]): QuestionFigures {
  const chose = (wanted: string | number) =>
    given.filter((answer) => (Array.isArray(answer) ? answer.some((one) => one === wanted) : answer === wanted)).length
  const choices = options.map((option) => ({ text: option.text, count: chose(option.id) }))
  const grades = Array.from({ length: scaleMax }, (_one, index) => ({ text: `${index + 1} 分`, count: chose(index + 1) }))
  const counts = kind === 'scale' ? grades : kind === 'one' || kind === 'many' ? choices : []
  const numbers = given.filter((answer) => typeof answer === 'number')
  const sum = numbers.reduce((total, one) => total + one, 0)
  const average = numbers.length > 0 ? Math.round((sum / numbers.length) * 10) / 10 : null
  return { id, title, kind, answered: given.length, counts, average }
}

/** What was typed at one question, masked; the day and nobody's name. Throws 404 of a question that is not typed. */
export async function textsAt(
  { db, ring }: Opening,
  { question: id, page, size, ...of }: Of & { question: string; page: number; size: number },
) {
  const { questions } = await contentOfVersion(db, of.type, of.number)
  if (!questions.some((one) => one.id === id && one.kind === 'text')) throw notFound('这一题的文字')
  const texts = (await finishedOf(db, of)).flatMap((row) => {
    const answer = contentOf(ring, row).answers[id]
    return typeof answer === 'string' && row.finishedAt !== null ? [{ on: shopDate(row.finishedAt), text: maskText(answer) }] : []
  })
  const hits = texts.length
  return paged(texts.slice((page - 1) * size, page * size), { page, size, hits })
}
