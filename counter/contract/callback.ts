import * as z from 'zod/mini'
import { Id, Instant } from '../../src/contract/fields'
import { heldPageOf, Hold, Holder } from './holder'
import { MaskedPhone, MaskedText } from './masked'
import { sortedPage, type Order } from './sorting'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

/** How a call ended: they talked, or nobody picked up. */
export const CallOutcome = z.enum(['talked', 'unanswered'], '请选择通话结果')
export type CallOutcome = z.infer<typeof CallOutcome>

export const Callback = z.looseObject({
  requestId: Id,
  version: Version,
  phone: MaskedPhone,
  /** The product whose page they asked on, where it was one's. */
  product: z.nullable(z.looseObject({ productCode: z.string(), name: z.string() })),
  question: z.nullable(MaskedText),
  /** A need that was registered: its number is proved; by which campaign, in words. Null where somebody only left a number. */
  registered: z.nullable(z.looseObject({ source: z.nullable(z.string()) })),
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

export const CallbackQuery = z.object({
  /** `since`: by when a call was promised, or when it was made. */
  ...sortedPage(['since', 'at']),
  state: z._default(z.enum(['waiting', 'called']), 'waiting'),
  hold: z._default(Hold, 'all'),
  /** Of those that were called. */
  outcome: z.optional(CallOutcome),
  /** Those alone whose promise was not kept, or cannot be any more. */
  promise: z.optional(z.enum(['late'])),
})
export const callbackOrder = ({ state, sort, order }: z.infer<typeof CallbackQuery>): Order =>
  order ?? (state === 'called' && sort === 'since' ? 'down' : 'up')

export const CallForm = z.object({ outcome: CallOutcome, note: z._default(z.string().check(z.maxLength(200, '备注最多 200 字')), '') })

export const callback = {
  list: workEndpoint('GET /callbacks', {
    about:
      'Who asked to be called back: of those that wait the earliest promise first, of the others the newest call, unless asked for otherwise',
    roles: ['pharmacist'],
    query: CallbackQuery,
    output: heldPageOf(ListedCallback),
  }),
  record: workEndpoint('PUT /callbacks/{requestId}/call', {
    about: 'Record that somebody was called, once; who did not pick up is told that the pharmacy called',
    title: '记录回电',
    version: 'required',
    roles: ['pharmacist'],
    params: z.object({ requestId: Id }),
    body: CallForm,
    output: Callback,
  }),
}
