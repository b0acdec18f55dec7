import * as z from 'zod/mini'
import { Id, Page, Size } from '../../src/contract/fields'
import { heldPageOf, Hold, Holder } from './holder'
import { PrescriptionRefusal, Recheck, RecheckOutcome, ReviewedPrescription } from './prescription'
import { workEndpoint } from './workEndpoint'

/** A decided prescription with its recheck. */
export const ListedRecheck = z.looseObject({
  prescription: ReviewedPrescription,
  recheck: Recheck,
  holder: z.nullable(Holder),
  /** Whoever asks decided it, or wrote it: another looks at it. */
  isOwn: z.boolean(),
})
export type ListedRecheck = z.infer<typeof ListedRecheck>

export const RecheckQuery = z.object({
  page: Page,
  size: Size,
  state: z._default(z.enum(['waiting', 'closed']), 'waiting'),
  hold: z._default(Hold, 'all'),
})

export const RecheckForm = z.object({
  reason: z.string().check(z.trim(), z.minLength(4, '请写明为什么要复核'), z.maxLength(200, '原因最多 200 字')),
})

/** `reason` and `words` are told to the member where an approval is taken back; the note stays with the pharmacists. */
export const RecheckResultForm = z
  .object({
    outcome: RecheckOutcome,
    note: z.string().check(z.trim(), z.minLength(1, '请写明复核的说明'), z.maxLength(200, '说明最多 200 字')),
    reason: z.optional(PrescriptionRefusal),
    words: z._default(z.string().check(z.trim(), z.maxLength(100, '说明最多 100 字')), ''),
  })
  .check(z.refine(({ reason, words }) => reason !== 'other' || words !== '', { error: '请写明原因', path: ['words'] }))
export type RecheckResultForm = z.infer<typeof RecheckResultForm>

const params = z.object({ prescriptionId: Id })
const roles = ['pharmacist'] as const

export const recheck = {
  list: workEndpoint('GET /rechecks', {
    about:
      'Decisions on prescriptions that somebody asked to have looked at again, the longest first; or those that were, the latest first',
    roles,
    query: RecheckQuery,
    output: heldPageOf(ListedRecheck),
  }),
  ask: workEndpoint('PUT /prescriptions/{prescriptionId}/recheck', {
    about: 'Ask another pharmacist to look again at what was decided on a prescription; one at a time',
    title: '申请复核处方',
    version: 'required',
    roles,
    params,
    body: RecheckForm,
    output: Recheck,
  }),
  close: workEndpoint('PUT /rechecks/{prescriptionId}', {
    about:
      'Say what comes of a recheck, once, by another than who decided: it stands, or an approval that no order took becomes a refusal, of which the member is told, and a refusal is reviewed anew',
    title: '复核处方',
    version: 'required',
    roles,
    params,
    body: RecheckResultForm,
    output: Recheck,
  }),
}
