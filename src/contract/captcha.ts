import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Phone } from './fields'

const Ticket = z.string().check(z.regex(/^[\w-]{20,64}$/, '请重新获取图形验证码'))
const SmsCode = z.string().check(z.regex(/^\d{6}$/, '请填写 6 位短信验证码'))
/** What the picture shows or the sound says; or the token of another provider's widget, where the gateway knows that provider. */
const ValidCode = z.string().check(z.regex(/^([0-9a-zA-Z]{4,5}|[\w.-]{20,2048})$/, '请填写图中的字符'))
/** A proof of work (`src/lib/proofOfWork`): needed where a ticket or a refusal with the code WORK_NEEDED names `workBits`. */
const Work = z.optional(z.string().check(z.regex(/^[0-9a-f.]{1,120}$/, '安全验证未完成，请重试')))
const WorkBits = z.optional(z.int())
const SmsRequest = z.object({ phoneNum: Phone, ticket: Ticket, validCode: ValidCode, work: Work })
/** Told alike for known and unknown phones. */
const Sent = z.looseObject({ sent: z.literal(true), resendAfter: z.int() })

/** What a code to any phone may be for. */
export const SmsPurpose = z.enum(['login', 'register', 'reset', 'bind', 'need'], '验证码用途不正确')
export type SmsPurpose = z.infer<typeof SmsPurpose>
/** What a code to the member's own phone may be for: its number stays with the gateway. */
export const OwnPurpose = z.enum(['password', 'change', 'deregister', 'download'], '验证码用途不正确')
export type OwnPurpose = z.infer<typeof OwnPurpose>

export const captcha = {
  ticket: endpoint('POST /tickets', {
    about: 'A ticket bound to a phone number, good for one SMS code request within five minutes',
    collects: 'nothing',
    session: 'none',
    timeout: 10000,
    body: z.object({ phoneNum: Phone }),
    /** Zero bits that each part of the proof of work must begin with; 0 for none. */
    output: z.looseObject({ ticket: Ticket, workBits: WorkBits }),
  }),
  image: endpoint('POST /captchas', {
    about: 'A picture with four characters for a ticket, five where many are asked for; a new one replaces the old',
    collects: 'nothing',
    session: 'none',
    timeout: 10000,
    body: z.object({ ticket: Ticket }),
    output: z.looseObject({ image: z.string(), length: z.optional(z.int()) }),
  }),
  sound: endpoint('POST /captchas/sound', {
    about:
      'Four spoken digits for a ticket, five where many are asked for, for whoever cannot read the picture; they replace its answer as a new picture does',
    collects: 'nothing',
    session: 'none',
    timeout: 10000,
    body: z.object({ ticket: Ticket }),
    output: z.looseObject({ sound: z.string(), length: z.optional(z.int()) }),
  }),
  smsCode: endpoint('POST /smscode', {
    about:
      'Send a login code: the specification’s first form, for an app that knows no purposes; the storefront asks `POST /smscode/v2`. Refused with WORK_NEEDED and `details.workBits` while the ticket’s proof of work is missing',
    collects: 'nothing',
    session: 'none',
    timeout: 10000,
    headers: ['signedDevice'],
    body: SmsRequest,
    output: Sent,
  }),
  smsCodeV2: endpoint('POST /smscode/v2', {
    about: 'Send a code for a purpose',
    collects: 'nothing',
    session: 'none',
    timeout: 10000,
    headers: ['signedDevice'],
    body: z.extend(SmsRequest, { purpose: SmsPurpose }),
    output: Sent,
  }),
  ownTicket: endpoint('POST /tickets/own', {
    about: 'A ticket bound to the phone of the member who asks',
    session: 'required',
    timeout: 10000,
    output: z.looseObject({
      ticket: Ticket,
      /** Masked, to be shown. */
      phoneNum: z.string(),
      workBits: WorkBits,
    }),
  }),
  ownSmsCode: endpoint('POST /smscode/own', {
    about: 'Send a code to the phone of the member who asks',
    collects: 'nothing',
    session: 'required',
    timeout: 10000,
    headers: ['signedDevice'],
    body: z.object({ ticket: Ticket, validCode: ValidCode, work: Work, purpose: OwnPurpose }),
    output: Sent,
  }),
  verify: endpoint('PUT /smscode/verify', {
    about:
      'Check a code without using it up, for an app whose login has a step of its own for it; the storefront sends the code with what it is for. The field named captcha holds the SMS code',
    collects: 'nothing',
    session: 'none',
    timeout: 10000,
    body: z.object({ phoneNum: Phone, captcha: SmsCode }),
    output: z.looseObject({ verified: z.literal(true) }),
  }),
}

export { SmsCode, Work }
