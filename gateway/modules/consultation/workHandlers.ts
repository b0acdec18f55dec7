import { consultation } from '../../../counter/contract/consultation'
import { implementWork } from '../../kernel/work/implementWork'
import { findDiseases } from '../disease/findDiseases'
import { sign } from '../staff/sign'
import './blockApproval'
import { doctorProfile, doctorProfiles, keepDoctor, turnDuty } from './doctorProfiles'
import { decline } from './decline'
import { drugsNamed } from './drugsNamed'
import { finish } from './finish'
import { caseOf, pictureOfCase, safetyOf, treatedConsultation } from './staffCase'
import { contentOf } from './stored'
import { writePrescription } from './writePrescription'

const recordOf = (conversationId: string) => `consultation:${conversationId}`
/** Drugs that one check takes. */
const MAX_CODES = 20

export const consultationWorkHandlers = implementWork(consultation, {
  case: ({ db, providers: { fileKeys: ring }, now, staff: by, params: { conversationId } }) =>
    caseOf({ db, ring, by, now }, conversationId),

  picture: async ({ db, providers, staff: by, params }) => ({ dataUrl: await pictureOfCase({ db, providers, by }, params) }),

  diseases: async ({ db, providers: { fileKeys: ring }, staff: by, params: { conversationId }, query: { words } }) => {
    const { patient } = contentOf(ring, await treatedConsultation({ db, by }, conversationId))
    return {
      results: findDiseases(words, patient).map(({ icdCode, icdName, name }) => ({ icdCode, icdName, name, isCustom: false as const })),
    }
  },

  drugs: async ({ db, now, query: { words } }) => ({ results: await drugsNamed(db, { words, now }) }),

  safety: async ({ db, providers: { fileKeys: ring }, now, staff: by, params: { conversationId }, query: { productCodes } }) => {
    const content = contentOf(ring, await treatedConsultation({ db, by }, conversationId))
    return safetyOf({ db, now }, content, [...new Set(productCodes.split(',').filter(Boolean))].slice(0, MAX_CODES))
  },

  write: async ({ db, providers: { fileKeys: ring }, now, staff: by, params: { conversationId }, body: { password, ...form } }) => {
    const record = recordOf(conversationId)
    await sign(db, { by, password, record, now })
    return {
      record,
      change: async (tx) => {
        const prescriptionId = await writePrescription(tx, { ring, by, now, conversationId, form })
        return { answer: { prescriptionId }, changes: { prescription: { from: null, to: prescriptionId } } }
      },
    }
  },

  decline: ({ providers: { fileKeys: ring }, now, staff: by, params: { conversationId }, body: { reason, words } }) =>
    Promise.resolve({
      record: recordOf(conversationId),
      change: async (tx) => {
        await decline(tx, { ring, by, now, conversationId, reason, words })
        return { answer: { done: true } as const, changes: { state: { from: null, to: reason } } }
      },
    }),

  finish: ({ providers: { fileKeys: ring }, now, staff: by, params: { conversationId }, body }) =>
    Promise.resolve({
      record: recordOf(conversationId),
      change: async (tx) => {
        await finish(tx, { ring, by, now, conversationId, ...body })
        return { answer: { done: true } as const, changes: { state: { from: null, to: 'ended' } } }
      },
    }),

  me: ({ db, staff: { staffId } }) => doctorProfile(db, staffId),

  duty: ({ now, staff: { staffId }, body: { isOnDuty } }) =>
    Promise.resolve({
      record: `doctor:${staffId}`,
      change: async (tx) => ({
        answer: await turnDuty(tx, { staffId, isOnDuty, now }),
        changes: { isOnDuty: { from: !isOnDuty, to: isOnDuty } },
      }),
    }),

  doctors: async ({ db }) => ({ results: await doctorProfiles(db) }),

  keepDoctor: ({ now, params: { staffId }, body: form }) =>
    Promise.resolve({
      record: `doctor:${staffId}`,
      change: async (tx) => {
        const before = await doctorProfile(tx, staffId)
        return { answer: await keepDoctor(tx, { staffId, form, now }), changes: { profile: { from: before.profile, to: form } } }
      },
    }),
})
