import { eq } from 'drizzle-orm'
import { prescription, PRESCRIPTION_REFUSAL_NAMES } from '../../../counter/contract/prescription'
import { shopMoment } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { prescriptions } from './schema'
import { HttpError, notFound } from '../../kernel/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import { endHold, withHolders } from '../queue/holds'
import { sign } from '../staff/sign'
import { reviewPrescription } from './reviewPrescription'
import { caseOf, pictureOfCase } from './reviewCase'
import { listReviews, reviewOf } from './reviewViews'

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
    return { record, change: (tx) => decided(tx, { prescriptionId, staffId: staff.staffId, now, refusal: null, to: 'approved' }) }
  },

  refuse: ({ now, staff: { staffId }, params: { prescriptionId }, body: { reason, words } }) => {
    const name = PRESCRIPTION_REFUSAL_NAMES[reason]
    const refusal = words === '' ? name : `${name}，${words}`
    return Promise.resolve({
      record: recordOf(prescriptionId),
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
  if (!isDone) throw await whyNot(tx, reviewing, answer.review)
  return { answer, changes: { review: { from: null, to } } }
}

type Review = NonNullable<Awaited<ReturnType<typeof reviewOf>>>['review']

/** Two people at once: the second is told who it was. */
async function whyNot(tx: Transaction, { prescriptionId, staffId, now }: Omit<Deciding, 'to'>, review: Review): Promise<HttpError> {
  if (review) {
    const what = review.refusal === null ? '审核通过' : '退回'
    return new HttpError(409, 'REVIEWED', `${review.by}已在 ${shopMoment(new Date(review.at), now)} ${what}这张处方`)
  }
  const [row] = await tx.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
  if (row?.status !== 'pending') return new HttpError(409, 'REVIEWED', '这张处方已经审核过')
  if (row.writtenBy === staffId) return new HttpError(403, 'OWN_PRESCRIPTION', '自己开的处方，要由另一位药师审核')
  return new HttpError(409, 'PRESCRIPTION_ENDED', '这张处方已过有效期，只能退回')
}
