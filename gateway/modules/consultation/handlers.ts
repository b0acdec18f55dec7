import { consultation } from '../../../src/contract/consultation'
import { DAY_SECONDS } from '../../../src/lib/duration'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { CONSENT } from '../agreement/needConsent'
import { onWithdraw } from '../agreement/onWithdraw'
import { shownUpload } from '../upload/shownUpload'
import { beginConsultation } from './begin'
import { checkedConsultation } from './checkForm'
import './conversationKind'
import { findDoctors } from './doctorViews'
import { draftOf, dropDraft, keepDraft } from './drafts'
import { cancelByMember, endByMember } from './ending'
import { listOwn, oneOwn } from './memberViews'
import { openingAt } from './opening'
import './payableConsultation'
import './serviceOrders'
import { reopen } from './reopen'
import { checkedConsent, giveSign, signOf } from './signs'
import { endConsent } from './withdraw'

onWithdraw(CONSENT.consultation, endConsent)

/** Signatures that one member gives in a day; the figure is ours. */
const MAX_SIGNS = 60

export const consultationHandlers = implement(consultation, {
  setting: ({ db, now }) => openingAt(db, now),

  findDoctor: async ({ db, body: { department } }) => ({ results: await findDoctors(db, department) }),

  sign: ({ db, providers: { fileKeys: ring }, memberId, now, query: { patientId } }) => signOf(db, { ring, memberId, patientId, now }),

  giveSign: async ({ db, providers: { fileKeys: ring }, memberId, deviceId, channel, now, body, idempotent }) => {
    const limit = {
      bucket: `consultationSign:${memberId}`,
      max: MAX_SIGNS,
      seconds: DAY_SECONDS,
      message: '今天签名的次数太多，请明天再试',
    }
    await enforceRateLimit(db, limit, now)
    const content = await checkedConsent(body, { db, ring, memberId, now })
    const { patientId, version } = body
    return idempotent(async (tx) => {
      await giveSign(tx, { ring, memberId, deviceId, channel, now, patientId, version, content })
      return { done: true as const }
    })
  },

  save: async ({ db, providers: { fileKeys: ring }, memberId, now, body, idempotent }) => {
    const checked = await checkedConsultation(db, body, { ring, memberId, now })
    return idempotent((tx) => beginConsultation(tx, checked, { ring, memberId, patientId: body.patientId, now }))
  },

  list: ({ db, providers: { fileKeys: ring }, memberId, now, query }) => listOwn({ db, ring, now }, { ...query, memberId }),

  detail: ({ db, providers: { fileKeys: ring }, memberId, now, query: { consultationId: id } }) =>
    oneOwn({ db, ring, now }, { memberId, id }),

  reopen: async ({ db, providers: { fileKeys: ring }, memberId, now, body: { consultationId: id } }) => {
    await reopen({ db, ring, memberId, id, now })
    return { done: true as const }
  },

  cancel: async ({ db, providers: { fileKeys: ring, bank }, memberId, now, body: { consultationId: id } }) => {
    await cancelByMember({ db, ring, bank, memberId, id, now })
    return { done: true as const }
  },

  end: async ({ db, providers: { fileKeys: ring }, memberId, now, body: { consultationId: id } }) => {
    await endByMember({ db, ring, memberId, id, now })
    return { done: true as const }
  },

  draft: async ({ db, providers: { fileKeys: ring }, memberId, now }) => {
    const kept = await draftOf(db, ring, memberId)
    if (!kept) return { draft: null, images: [], savedAt: null }
    const images = await Promise.all(kept.pictures.map((row) => shownUpload(db, row, now)))
    return { draft: kept.draft, images, savedAt: kept.savedAt.toISOString() }
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
