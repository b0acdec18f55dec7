import { preAsk } from '../../../src/contract/preAsk'
import type { Db } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { implement } from '../../kernel/implement'
import { benefitInUse } from '../benefit/benefitInUse'
import { covers } from '../benefit/covers'
import { beginConsultation } from '../consultation/begin'
import { answerTo } from '../hospitalDrug/answered'
import { drugOnShelf, isPrescribed } from '../hospitalDrug/askedDrug'
import { checkedOrder } from '../hospitalDrug/checkedOrder'
import { kindOf } from '../hospitalDrug/kinds'
import { questionsOf } from '../hospitalDrug/questionsOf'
import { ownPatient } from '../patient/patientBook'
import { askView, benefitOver, nextOf, standing } from './askView'
import { contentOf, deleteAsk, keepContent, linkConsultation, lockAsk, lockUnchanged, openAsk, ownAsk, type Beginning } from './storedAsk'

export const preAskHandlers = implement(preAsk, {
  init: async ({ db, now, memberId, transaction, providers: { fileKeys: ring }, body }) => {
    await checkBeginning(db, { ...body, memberId, now })
    const row = await transaction((tx) => openAsk(tx, { ...body, ring, memberId, now }))
    return askView(db, row, { ring, now })
  },

  send: async ({ db, now, memberId, transaction, providers: { fileKeys: ring }, body: { askId, questionId, optionIds } }) => {
    const { productCode } = await ownAsk(db, memberId, askId)
    const questions = await questionsOf(db, await drugOnShelf(db, productCode))
    const row = await transaction(async (tx) => {
      const held = await lockAsk(tx, memberId, askId)
      const content = contentOf(ring, held)
      const answers = standing(questions, content.answers)
      const isBefore = answers.some((one) => one.questionId === questionId)
      if (!isBefore && nextOf(questions, answers)?.questionId !== questionId) throw outOfOrder(questions, questionId)
      const question = questions.find((one) => one.questionId === questionId)
      if (!question) throw outOfOrder(questions, questionId)
      answerTo(question, optionIds, 'optionIds')
      const others = answers.filter((one) => one.questionId !== questionId)
      return keepContent(tx, ring, held, { ...content, answers: [...others, { questionId, optionIds }] })
    })
    return askView(db, row, { ring, now })
  },

  end: ({ memberId, transaction, body: { askId } }) =>
    transaction(async (tx) => {
      const { id } = await lockAsk(tx, memberId, askId)
      await deleteAsk(tx, id)
      return { done: true as const }
    }),

  diagnosis: async ({ db, now, memberId, transaction, providers: { fileKeys: ring }, body: { askId, ...diagnosis } }) => {
    if (!(await askView(db, await ownAsk(db, memberId, askId), { ring, now })).isComplete) throw notComplete('请先答完前面的问题')
    const row = await transaction(async (tx) => {
      const held = await lockAsk(tx, memberId, askId)
      return keepContent(tx, ring, held, { ...contentOf(ring, held), diagnosis })
    })
    return askView(db, row, { ring, now })
  },

  consult: async ({ db, now, memberId, idempotent, providers: { fileKeys: ring }, body: { askId, ...packing } }) => {
    const row = await ownAsk(db, memberId, askId)
    const { isComplete } = await askView(db, row, { ring, now })
    const { answers, diagnosis } = contentOf(ring, row)
    if (!isComplete || !diagnosis) throw notComplete('请先答完问题，并填写医生诊断过的疾病')
    const { productCode, patientId } = row
    const product = await drugOnShelf(db, productCode)
    const form = { ...diagnosis, ...packing, productCode, patientId, answers: standing(await questionsOf(db, product), answers) }
    const checked = await checkedOrder(db, form, { kind: kindOf(product), ring, memberId, now })
    return idempotent(async (tx) => {
      await lockUnchanged(tx, ring, row)
      const begun = await beginConsultation(tx, checked, { ring, memberId, patientId, now, keepsDraft: true })
      await linkConsultation(tx, row.id, begun.consultationId)
      return begun
    })
  },
})

async function checkBeginning(db: Db, { benefitId, patientId, productCode, memberId, now }: Beginning): Promise<void> {
  const benefit = await benefitInUse(db, { benefitId, memberId, now })
  if (!benefit) throw benefitOver()
  const product = await drugOnShelf(db, productCode)
  if (!isPrescribed(product)) throw new HttpError(409, 'NOT_RX', `${product.name}不是处方药，可以直接购买`, { field: 'productCode' })
  if (!covers(benefit, product)) throw new HttpError(409, 'NOT_COVERED', '这份商保不付这种药', { field: 'productCode' })
  const { numberHmac } = await ownPatient(db, memberId, patientId)
  if (numberHmac !== benefit.insuredHmac)
    throw new HttpError(409, 'NOT_INSURED', '这位用药人不是被保险人，请选择被保险人', { field: 'patientId' })
}

const notComplete = (message: string) => new HttpError(409, 'NOT_COMPLETE', message)

/** A question that is asked no more, or one that does not come yet. */
const outOfOrder = (questions: ReadonlyArray<{ questionId: string }>, questionId: string) =>
  questions.some((one) => one.questionId === questionId)
    ? new HttpError(409, 'OUT_OF_ORDER', '请按顺序回答问题', { field: 'questionId' })
    : new HttpError(409, 'ANSWERS_CHANGED', '问题有更新，请重新回答一遍，只要一分钟', { field: 'questionId' })
