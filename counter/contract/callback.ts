import * as z from 'zod/mini'
import { Id, Instant, Page, pageOf, Size } from '../../src/contract/fields'
import { Holder } from './holder'
import { MaskedPhone, MaskedText } from './masked'
import { workEndpoint } from './workEndpoint'

/** How a call ended: they talked, or nobody picked up. */
export const CallOutcome = z.enum(['talked', 'unanswered'], '请选择通话结果')
export type CallOutcome = z.infer<typeof CallOutcome>

export const Callback = z.looseObject({
  requestId: Id,
  phone: MaskedPhone,
  /** The product whose page they asked on, where it was one's. */
  product: z.nullable(z.looseObject({ productCode: z.string(), name: z.string() })),
  question: z.nullable(MaskedText),
  at: Instant,
  /** By when they were promised a call. */
  expectedBefore: Instant,
  /** Null while it waits. */
  call: z.nullable(z.looseObject({ at: Instant, by: z.string(), outcome: CallOutcome, note: MaskedText })),
})
export type Callback = z.infer<typeof Callback>

/** As it stands in the list: with who has it in hand. */
export const ListedCallback = z.looseObject({ ...Callback.shape, holder: z.nullable(Holder) })
export type ListedCallback = z.infer<typeof ListedCallback>

export const CallbackQuery = z.object({ page: Page, size: Size, state: z._default(z.enum(['waiting', 'called']), 'waiting') })

export const CallForm = z.object({ outcome: CallOutcome, note: z._default(z.string().check(z.maxLength(200, '备注最多 200 字')), '') })

export const callback = {
  list: workEndpoint('GET /callbacks', {
    about: 'Who asked to be called back: of those that wait the earliest promise first, of the others the newest call',
    roles: ['pharmacist'],
    query: CallbackQuery,
    output: pageOf(ListedCallback),
  }),
  record: workEndpoint('PUT /callbacks/{requestId}/call', {
    about: 'Record that somebody was called, once; who did not pick up is told that the pharmacy called',
    title: '记录回电',
    roles: ['pharmacist'],
    params: z.object({ requestId: Id }),
    body: CallForm,
    output: Callback,
  }),
}
