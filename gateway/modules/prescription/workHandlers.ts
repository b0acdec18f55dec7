import { prescription, PRESCRIPTION_REFUSAL_NAMES } from '../../../counter/contract/prescription'
import type { Transaction } from '../../db/open'
import { HttpError, notFound } from '../../lib/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import { endHold } from '../waiting/holds'
import { sign } from '../staff/sign'
import { othersOf } from './othersOf'
import { askMember } from './questions'
import { pageOfReviews } from './pageOfReviews'
import { reviewPrescription, whyNotReviewed } from './reviewPrescription'
import { rxRulesOf } from './rxRules'
import { caseOf, pictureOfCase, signatureOfCase } from './reviewCase'
import { reviewOf, standingPrescription } from './reviewViews'
import { noteSevere } from './severeNotes'

const recordOf = (prescriptionId: string) => `prescription:${prescriptionId}`

export const prescriptionWorkHandlers = implementWork(prescription, {
  list: ({ db, providers: { fileKeys: ring }, now, staff: { staffId }, query }) => pageOfReviews({ db, ring, now, staffId }, query),

  detail: async ({ db, providers, now, params: { prescriptionId } }) => {
    const found = await caseOf({ db, providers, now }, prescriptionId)
    if (!found) throw notFound('这张处方')
    return found
  },

  others: ({ db, providers: { fileKeys: ring }, now, params: { prescriptionId } }) => othersOf({ db, ring, now }, prescriptionId),

  picture: async ({ db, providers, params }) => ({ dataUrl: await pictureOfCase({ db, providers }, params) }),

  signature: async ({ db, providers, params: { prescriptionId } }) => ({
    dataUrl: await signatureOfCase({ db, providers }, prescriptionId),
  }),

  approve: async ({ db, providers: { fileKeys: ring }, now, staff, params: { prescriptionId }, body }) => {
    const { password, fetches, acknowledged, severeNote: note } = body
    const record = recordOf(prescriptionId)
    const { maxFetches } = await rxRulesOf(db)
    if (fetches > maxFetches) throw new HttpError(400, 'INVALID', `一张处方最多可购买 ${maxFetches} 次`, { field: 'fetches' })
    await sign(db, { by: staff, password, record, now })
    return {
      record,
      standing: (tx) => standingPrescription({ db: tx, ring }, prescriptionId),
      change: async (tx) => {
        const { staffId } = staff
        const approved = await decided(tx, { ring, prescriptionId, staffId, now, refusal: null, fetches, to: 'approved' })
        await noteSevere(tx, { ring, prescriptionId, staffId, now, acknowledged, note })
        return approved
      },
    }
  },

  refuse: ({ providers: { fileKeys: ring }, now, staff: { staffId }, params: { prescriptionId }, body: { reason, words } }) => {
    const name = PRESCRIPTION_REFUSAL_NAMES[reason]
    const refusal = words === '' ? name : `${name}，${words}`
    return Promise.resolve({
      record: recordOf(prescriptionId),
      standing: (tx) => standingPrescription({ db: tx, ring }, prescriptionId),
      change: (tx) => decided(tx, { ring, prescriptionId, staffId, now, refusal, to: reason }),
    })
  },

  ask: ({ now, providers: { fileKeys: ring }, staff: { staffId }, params: { prescriptionId }, body }) =>
    Promise.resolve({
      record: recordOf(prescriptionId),
      standing: (tx) => standingPrescription({ db: tx, ring }, prescriptionId),
      change: async (tx) => {
        await endHold(tx, { queue: 'prescriptions', recordId: prescriptionId, staffId, now })
        const isDone = await askMember(tx, { ring, prescriptionId, staffId, now, ...body })
        if (!isDone) throw await whyNotReviewed(tx, { prescriptionId, staffId })
        return { answer: await seen(tx, { ring, prescriptionId }), changes: { review: { from: null, to: 'asked' } } }
      },
    }),
})

type Deciding = Parameters<typeof reviewPrescription>[1] & { to: string }

async function decided(tx: Transaction, { to, ...reviewing }: Deciding) {
  const { ring, prescriptionId: recordId, staffId, now } = reviewing
  await endHold(tx, { queue: 'prescriptions', recordId, staffId, now })
  const isDone = await reviewPrescription(tx, reviewing)
  const answer = await seen(tx, { ring, prescriptionId: recordId })
  if (!isDone) throw await whyNotReviewed(tx, reviewing)
  return { answer, changes: { review: { from: null, to: answer.isWaiting ? 'second' : to } } }
}

async function seen(tx: Transaction, { ring, prescriptionId }: Pick<Deciding, 'ring' | 'prescriptionId'>) {
  const found = await reviewOf({ db: tx, ring }, prescriptionId)
  if (!found) throw notFound('这张处方')
  return found
}
