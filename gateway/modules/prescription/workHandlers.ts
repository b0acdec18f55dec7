import { eq } from 'drizzle-orm'
import { prescription, PRESCRIPTION_REFUSAL_NAMES } from '../../../counter/contract/prescription'
import type { Transaction } from '../../db/open'
import { prescriptions } from './schema'
import { HttpError, notFound } from '../../kernel/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import { endHold, withHolders } from '../queue/holds'
import { sign } from '../staff/sign'
import { reviewPrescription } from './reviewPrescription'
import { caseOf, pictureOfCase } from './reviewCase'
import { listReviews, reviewOf, standingPrescription } from './reviewViews'

const recordOf = (prescriptionId: string) => `prescription:${prescriptionId}`

export const prescriptionWorkHandlers = implementWork(prescription, {
  list: async ({ db, now, query }) =>
    withHolders(db, await listReviews(db, query), { queue: 'prescriptions', now, idOf: ({ prescriptionId }) => prescriptionId }),

  detail: async ({ db, providers, params: { prescriptionId } }) => {
    const found = await caseOf({ db, providers }, prescriptionId)
    if (!found) throw notFound('这张处方')
    return found
  },

  picture: async ({ db, providers, params }) => ({ dataUrl: await pictureOfCase({ db, providers }, params) }),

  approve: async ({ db, now, staff, params: { prescriptionId }, body: { password } }) => {
    const record = recordOf(prescriptionId)
    await sign(db, { by: staff, password, record, now })
    return {
      record,
      standing: (tx) => standingPrescription(tx, prescriptionId),
      change: (tx) => decided(tx, { prescriptionId, staffId: staff.staffId, now, refusal: null, to: 'approved' }),
    }
  },

  refuse: ({ now, staff: { staffId }, params: { prescriptionId }, body: { reason, words } }) => {
    const name = PRESCRIPTION_REFUSAL_NAMES[reason]
    const refusal = words === '' ? name : `${name}，${words}`
    return Promise.resolve({
      record: recordOf(prescriptionId),
      standing: (tx) => standingPrescription(tx, prescriptionId),
      change: (tx) => decided(tx, { prescriptionId, staffId, now, refusal, to: reason }),
    })
  },
})

type Deciding = Parameters<typeof reviewPrescription>[1] & { to: string }

async function decided(tx: Transaction, { to, ...reviewing }: Deciding) {
  const { prescriptionId: recordId, staffId, now } = reviewing
  await endHold(tx, { queue: 'prescriptions', recordId, staffId, now })
  const isDone = await reviewPrescription(tx, reviewing)
  const answer = await reviewOf(tx, reviewing.prescriptionId)
  if (!answer) throw notFound('这张处方')
  if (!isDone) throw await whyNot(tx, reviewing)
  return { answer, changes: { review: { from: null, to } } }
}

async function whyNot(tx: Transaction, { prescriptionId, staffId }: Omit<Deciding, 'to'>): Promise<HttpError> {
  const [row] = await tx.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
  if (row?.status !== 'pending') return new HttpError(409, 'REVIEWED', '这张处方已经审核过')
  if (row.writtenBy === staffId) return new HttpError(403, 'OWN_PRESCRIPTION', '自己开的处方，要由另一位药师审核')
  return new HttpError(409, 'PRESCRIPTION_ENDED', '这张处方已过有效期，只能退回')
}
