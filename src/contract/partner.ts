import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Done, Id, Instant } from './fields'

/** What a partner asks for; PIPL 23 wants each of these told before a separate consent. */
export const Partner = z
  .looseObject({
    partner: Id,
    name: z.string(),
    contact: z.string(),
    purpose: z.string(),
    method: z.string(),
    /** What it would get, one entry each. */
    kinds: z.array(z.looseObject({ scope: Id, title: z.string() })),
    /** Days an authorization lasts. */
    days: z.int(),
    policyUrl: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Partner' })
export type Partner = z.infer<typeof Partner>

/** A partner this member let in. */
export const Authorization = z
  .extend(Partner, { grantedAt: Instant, expiresAt: Instant, lastUsedAt: z.nullable(Instant), channelText: z.string() })
  .register(z.globalRegistry, { id: 'Authorization' })
export type Authorization = z.infer<typeof Authorization>

export const partner = {
  one: endpoint('GET /authorization/{partner}', {
    about: 'Who asks and for what, and whether this member let them in already',
    params: z.object({ partner: Id }),
    provides: 'partners',
    output: z.extend(Partner, { authorization: z.nullable(Authorization) }),
  }),
  authorize: endpoint('POST /authorization/{partner}', {
    about: 'Let a partner in; gives a code that only the partner can turn into a token, within a minute and once',
    session: 'required',
    headers: ['channel'],
    params: z.object({ partner: Id }),
    invalidates: ['partners'],
    output: z.looseObject({
      code: z.string(),
      /** Where the partner waits for the code: one of its registered addresses, the code in the fragment. */
      returnUrl: z.string(),
    }),
  }),
  list: endpoint('GET /authorizations', {
    about: 'Partners this member let in',
    session: 'required',
    provides: 'partners',
    output: z.looseObject({ results: z.array(Authorization) }),
    fallback: { results: [] },
  }),
  revoke: endpoint('DELETE /authorization/{partner}', {
    about: 'Take an authorization back; the partner’s token ends with it',
    session: 'required',
    params: z.object({ partner: Id }),
    invalidates: ['partners'],
    output: Done,
  }),
  token: endpoint('POST /partners/token', {
    about: 'For partners: turn a code into a token',
    collects: 'nothing',
    session: 'none',
    body: z.object({
      partner: Id,
      secret: z.string().check(z.minLength(1), z.maxLength(200)),
      code: z.string().check(z.minLength(1), z.maxLength(64)),
    }),
    output: z.looseObject({ accessToken: z.string(), scopes: z.array(Id), expiresAt: Instant }),
  }),
  profile: endpoint('POST /partners/profile', {
    about: 'For partners: what a member agreed to show; 403 once the authorization was taken back or ran out',
    collects: 'nothing',
    session: 'none',
    body: z.object({ accessToken: z.string().check(z.minLength(1), z.maxLength(200)) }),
    output: z.looseObject({
      /** A name of the member for this partner alone. */
      openId: z.string(),
      nickname: z.nullable(z.string()),
      /** Masked. */
      phoneNum: z.nullable(z.string()),
      cityName: z.nullable(z.string()),
    }),
  }),
}
