import type { PreAsk } from '../../../src/contract/preAsk'
import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { benefitInUse } from '../benefit/benefitInUse'
import { maskedInsured } from '../benefit/insuredName'
import { consultationRulesOf } from '../consultation/consultationRules'
import { findDoctors } from '../consultation/doctorViews'
import { configSkuOf, drugOnShelf, isPrescribed, whyNot } from '../hospitalDrug/askedDrug'
import { questionsOf, type Question } from '../hospitalDrug/questionsOf'
import type { Chosen } from '../../../src/contract/hospitalDrug'
import { contentOf, type AskRow } from './storedAsk'

type Opening = { ring: KeyRing; now: Date }

/** Answers to questions that are still asked, in their order; what is asked no more is forgotten. */
export const standing = (questions: readonly Question[], answers: readonly Chosen[]): Chosen[] =>
  questions.flatMap(({ questionId, options }) => {
    const own = answers.find((one) => one.questionId === questionId)
    return own?.optionIds.every((id) => options.some((option) => option.id === id)) ? [own] : []
  })

/** The first question without an answer. */
export const nextOf = (questions: readonly Question[], answers: readonly Chosen[]): Question | undefined =>
  questions.find(({ questionId }) => !answers.some((one) => one.questionId === questionId))

/** A guided consultation as its member goes on with it. 409 BENEFIT_OVER where the policy ended meanwhile. */
export async function askView(db: Querying, row: AskRow, { ring, now }: Opening): Promise<PreAsk> {
  const benefit = await benefitInUse(db, { ...row, now })
  if (!benefit) throw benefitOver()
  const product = await drugOnShelf(db, row.productCode)
  const questions = isPrescribed(product) ? await questionsOf(db, product) : []
  const { answers, diagnosis } = contentOf(ring, row)
  const said = standing(questions, answers)
  const next = nextOf(questions, said)
  const history = [{ question: null, text: opening(questions.length), optionIds: [] }, ...saidIn(questions, said)]
  return {
    ...{ askId: row.id, benefitId: row.benefitId, productCode: row.productCode, productName: product.name },
    ...{ insuredName: maskedInsured(ring, benefit), percent: benefit.percent, history, count: questions.length },
    question: next ? shown(next) : null,
    isComplete: history.length === questions.length + 1,
    diagnosis: diagnosis && { name: diagnosis.disease.name, icdCode: diagnosis.disease.icdCode },
    configSku: isPrescribed(product) ? configSkuOf(product, { isOpened: false }) : [],
    doctor: (await findDoctors(db)).find(({ isOnDuty }) => isOnDuty) ?? null,
    why: await whyNot(db, product, now),
    fee: (await consultationRulesOf(db)).fee,
  }
}

const opening = (count: number) => `您好，我是自动提问的问诊助手。一共 ${count} 个问题，答完交给医生看，由医生决定能不能开方。`

const shown = ({ brief: _brief, ...question }: Question) => question

const saidIn = (questions: readonly Question[], said: readonly Chosen[]) =>
  said.flatMap(({ questionId, optionIds }) => {
    const question = questions.find((one) => one.questionId === questionId)
    if (!question) return []
    return [{ question: shown(question), text: question.question, optionIds }]
  })

export const benefitOver = () => new HttpError(409, 'BENEFIT_OVER', '这份商保已到期或不能用了，请重新选择', { field: 'benefitId' })
