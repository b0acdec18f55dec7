import { prescription } from '../../../src/contract/prescription'
import { DAY, DAY_SECONDS } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import type { Db } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import type { RequestContext } from '../../kernel/requestContext'
import type { Providers } from '../../providers'
import { DRAFT_DAYS } from '../patient/drafts'
import { callOffered } from '../callback/registerCallback'
import { shownUpload } from '../upload/shownUpload'
import { ownUpload, pictureOf, uploadsOf } from '../upload/uploads'
import { draftOf, dropDraft, keepDraft } from './drafts'
import { hidePrescription } from './hidePrescription'
import { listOwn, oneOwn, peopleOf, validOwn } from './memberViews'
import { prescriptionOfOrder } from './prescriptionOfOrder'
import { answerQuestion, askedOf } from './questions'
import { pictureProblem } from './readable'
import { turnReminder } from './remindOfSupplies'
import { renewDraft } from './renew'
import { rxRulesOf } from './rxRules'
import { PRESCRIPTIONS } from './schema'
import { checkedPrescription, submitPrescription } from './submitPrescription'
import { validFor } from './validFor'

/** Prescriptions that one member hands in in a day, and pictures looked at; the figures are ours. */
const MAX_A_DAY = 20
const MAX_CHECKS = 200

export const prescriptionHandlers = implement(prescription, {
  rules: ({ db }) => rxRulesOf(db),

  check: async ({ db, providers, memberId, now, body: { images } }) => {
    await enforceRateLimit(db, { bucket: `pictureCheck:${memberId}`, max: MAX_CHECKS, seconds: DAY_SECONDS }, now)
    const results = []
    for (const id of images) results.push({ id, problem: await problemOf({ db, providers }, memberId, id) })
    return { results }
  },

  save: async ({ db, providers: { fileKeys: ring }, memberId, now, body, idempotent }) => {
    const submitting = { ring, memberId, now }
    const checked = await checkedPrescription(db, body, submitting)
    const limit = { bucket: `prescription:${memberId}`, max: MAX_A_DAY, seconds: DAY_SECONDS, message: '今天提交的处方太多，请明天再试' }
    await enforceRateLimit(db, limit, now)
    return idempotent(async (tx) => ({
      prescriptionId: await submitPrescription(tx, checked, { ...submitting, patientId: body.patientId }),
    }))
  },

  list: ({ db, providers: { fileKeys: ring }, memberId, now, query }) => listOwn({ db, ring, now }, { ...query, memberId }),

  valid: async ({ db, providers: { fileKeys: ring }, memberId, now }) => ({
    results: await validOwn({ db, ring, now }, memberId),
    people: await peopleOf({ db, ring }, memberId),
  }),

  validFor: async ({ db, providers: { fileKeys: ring }, memberId, now, query, body }) => ({
    results: await validFor({ db, ring, now }, { memberId, ...query, ...body }),
  }),

  detail: (context) => detailOf(context, context.query.prescriptionId),

  info: async (context) => {
    const { db, memberId, params } = context
    const prescriptionId = await prescriptionOfOrder(db, { memberId, orderCode: params.id })
    return detailOf(context, prescriptionId ?? '')
  },

  update: async ({ providers: { fileKeys: ring }, memberId, now, body, transaction }) => {
    await transaction((tx) => renewDraft(tx, { ring, memberId, now, ...body }))
    return { done: true as const }
  },

  answer: async ({ db, providers: { fileKeys: ring }, memberId, now, body, idempotent }) => {
    const callBefore = await callOffered(db, now)
    return idempotent(async (tx) => {
      await answerQuestion(tx, { ring, memberId, now, callBefore, ...body })
      return { done: true as const, callBefore: body.wantsCall ? (callBefore?.toISOString() ?? null) : null }
    })
  },

  remind: async ({ memberId, now, body, transaction }) => {
    await transaction((tx) => turnReminder(tx, { memberId, now, ...body }))
    return { done: true as const }
  },

  hide: async ({ memberId, now, body: { prescriptionId }, transaction }) => ({
    done: true as const,
    ...(await transaction((tx) => hidePrescription(tx, { memberId, prescriptionId, now }))),
  }),

  draft: async ({ db, providers: { fileKeys: ring }, memberId, now }) => {
    const kept = await draftOf(db, ring, memberId)
    const today = shopDate(now)
    if (!kept) return { draft: null, images: [], savedAt: null, keptUntil: null, today }
    const { draft, pictures, savedAt } = kept
    const images = await Promise.all(pictures.map((row) => shownUpload(db, row, now)))
    return { draft, images, savedAt: savedAt.toISOString(), keptUntil: new Date(savedAt.getTime() + DRAFT_DAYS * DAY).toISOString(), today }
  },

  keepDraft: async ({ providers: { fileKeys: ring }, memberId, now, body: draft, transaction }) => {
    await transaction((tx) => keepDraft(tx, ring, { memberId, draft, now }))
    return { done: true as const }
  },

  dropDraft: async ({ memberId, transaction }) => {
    await transaction((tx) => dropDraft(tx, memberId))
    return { done: true as const }
  },
})

type Detailing = Pick<RequestContext, 'db' | 'providers' | 'now'> & { memberId: string }

async function detailOf({ db, providers: { fileKeys: ring }, memberId, now }: Detailing, prescriptionId: string) {
  const found = await oneOwn({ db, ring, now }, { memberId, prescriptionId })
  if (!found) throw notFound('这张处方')
  const rows = await uploadsOf(db, { table: PRESCRIPTIONS, id: prescriptionId })
  const questions = await askedOf({ db, ring }, prescriptionId)
  const callBefore = (await callOffered(db, now))?.toISOString() ?? null
  return { ...found, images: await Promise.all(rows.map((row) => shownUpload(db, row, now))), questions, callBefore }
}

type Opening = { db: Db; providers: Pick<Providers, 'storage' | 'fileKeys'> }

async function problemOf(opening: Opening, memberId: string, id: string): Promise<string | null> {
  const row = await ownUpload(opening.db, memberId, id)
  const picture = row && (await pictureOf(opening, row))
  if (!picture) throw new HttpError(409, 'UPLOAD_GONE', '有图片已失效，请重新上传', { field: 'images' })
  return pictureProblem(picture)
}
