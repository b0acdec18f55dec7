import * as z from 'zod/mini'
import { Agreements } from './agreement'
import { SmsCode } from './captcha'
import { endpoint } from './endpoint'
import { Done, Id, Instant, Phone, ProductCode } from './fields'
import { LandingCode } from './landing'

/** Days after which what a visitor registered is forgotten, unless he logged in with its phone. */
export const REGISTRATION_DAYS = 180

/** What is needed, and what the pharmacist is to know before calling. */
const Needed = z.object({
  productCode: ProductCode,
  question: z.optional(z.string().check(z.trim(), z.maxLength(200, '不超过 200 字'))),
  /** The code of the leaflet or the campaign that led here; one that nobody knows is ignored. */
  landingCode: z.optional(LandingCode),
})
/** What somebody types who has no account. */
export const RegistrationForm = z.extend(Needed, { phoneNum: Phone, smsCode: SmsCode })

/** `unanswered`: the pharmacist called and nobody picked up. */
export const RegistrationState = z.enum(['waiting', 'called', 'unanswered'])
export type RegistrationState = z.infer<typeof RegistrationState>

/** A need that was registered by phone. */
export const Registration = z
  .looseObject({
    requestId: Id,
    productCode: ProductCode,
    productName: z.string(),
    question: z.nullable(z.string()),
    at: Instant,
    /** By when the pharmacist calls. */
    expectedBefore: Instant,
    state: RegistrationState,
    calledAt: z.nullable(Instant),
  })
  .register(z.globalRegistry, { id: 'Registration' })
export type Registration = z.infer<typeof Registration>

const Registered = z.looseObject({ requestId: Id, expectedBefore: Instant })

export const registration = {
  create: endpoint('POST /registrations', {
    about:
      'Register the need for a medicine without an account, by a phone and its code of purpose `need`; the pharmacist calls. Of one phone and product one waits at most: again, it is the same. 409 CALLBACK_OFF',
    collects: { scene: '登记用药需求', kinds: ['phone', 'consult'] },
    timeout: 10000,
    body: z.extend(RegistrationForm, { agreements: Agreements }),
    invalidates: ['registrations'],
    output: Registered,
  }),
  createOwn: endpoint('POST /registrations/own', {
    about: 'The same for a member, who is called on the phone of the account',
    collects: { scene: '登记用药需求', kinds: ['phone', 'consult'] },
    session: 'required',
    body: Needed,
    invalidates: ['registrations'],
    output: Registered,
  }),
  list: endpoint('GET /registrations', {
    about:
      'What this member registered, also before there was an account: it belongs to whoever logged in with the phone. The newest first',
    session: 'required',
    provides: 'registrations',
    output: z.looseObject({
      /** The phone that is called, masked. */
      phoneNum: z.string(),
      results: z.array(Registration),
    }),
  }),
  withdraw: endpoint('DELETE /registrations/{requestId}', {
    about: 'Take back a need for which nobody has called yet; it is deleted. 409 ALREADY_CALLED',
    session: 'required',
    params: z.object({ requestId: Id }),
    invalidates: ['registrations'],
    output: Done,
  }),
}
