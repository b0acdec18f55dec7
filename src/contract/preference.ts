import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Instant } from './fields'

/** The one type there is (specification 1, section 3). */
export const PersonalizationType = z.literal('product_mhy')

/** Off until the member switches it on. A visitor's lists are never personal. */
export const Personalization = z
  .looseObject({
    personalizationType: PersonalizationType,
    personalizationStatus: z.boolean(),
    /** Names of the categories that count as liked; shown so that they can be deleted. */
    tags: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'Personalization' })
export type Personalization = z.infer<typeof Personalization>

const Consent = z.looseObject({
  on: z.boolean(),
  /** Of the last change; null where it was never touched. */
  changedAt: z.nullable(Instant),
})

/** Advertising by phone and by text message: two separate consents, off until given. */
export const Marketing = z.looseObject({ tel: Consent, msg: Consent }).register(z.globalRegistry, { id: 'Marketing' })
export type Marketing = z.infer<typeof Marketing>

const OFF = { on: false, changedAt: null }

export const preference = {
  personalization: endpoint('GET /personalization', {
    about: 'Whether lists are arranged by what this member looked at, and by which categories',
    query: z.object({ personalizationType: PersonalizationType }),
    provides: 'personalization',
    output: Personalization,
    fallback: { personalizationType: 'product_mhy', personalizationStatus: false, tags: [] },
  }),
  setPersonalization: endpoint('PUT /personalization', {
    about: 'Switch personal lists on or off, effective with the next list',
    collects: 'nothing',
    session: 'required',
    body: z.object({ personalizationType: PersonalizationType, personalizationStatus: z.boolean() }),
    invalidates: ['personalization', 'home', 'lists'],
    output: Personalization,
  }),
  clearTags: endpoint('DELETE /personalization/tags', {
    about: 'Forget what this member looked at for the arranging of lists',
    session: 'required',
    invalidates: ['personalization'],
    output: Personalization,
  }),
  marketing: endpoint('GET /marketing', {
    about: 'Whether this member wants advertising by phone and by text message',
    session: 'required',
    provides: 'marketing',
    output: Marketing,
    fallback: { tel: OFF, msg: OFF },
  }),
  setMarketing: endpoint('PUT /marketing', {
    about: 'Allow or refuse advertising by phone or by text message, effective at once',
    collects: 'nothing',
    session: 'required',
    body: z.object({ kind: z.enum(['tel', 'msg']), on: z.boolean() }),
    invalidates: ['marketing'],
    output: Marketing,
  }),
}
