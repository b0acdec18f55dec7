import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Done, Id, Instant } from './fields'

/** What somebody agrees to and in which versions: `clause@2026-11-01,privacy@2026-11-01`. */
export const Agreements = z
  .string()
  .check(z.maxLength(300), z.regex(/^[\w-]+@[\w.-]+(,[\w-]+@[\w.-]+)*$/, '请先阅读并同意用户协议与隐私政策'))

/** `outdated`: agreed to, but a version with material changes has come since and was neither agreed to nor declined. */
export const AgreementStatus = z.enum(['agreed', 'outdated', 'declined', 'withdrawn'])
export type AgreementStatus = z.infer<typeof AgreementStatus>

/** How a member stands to one document. */
export const Agreement = z
  .looseObject({
    document: Id,
    title: z.string(),
    /** The version that was agreed to. */
    version: z.string(),
    /** The version in force. */
    currentVersion: z.string(),
    status: AgreementStatus,
    /** Of the last act. */
    at: Instant,
    canWithdraw: z.boolean(),
    /** What withdrawing brings about, to be read before it is done. */
    effect: z.string(),
  })
  .register(z.globalRegistry, { id: 'Agreement' })
export type Agreement = z.infer<typeof Agreement>

type InVersion = Pick<Agreement, 'document' | 'version'>

/** A yes to a text in the version that was shown: `clause@2026-11-01`. */
export const agreementTo = ({ document, version }: InVersion): string => `${document}@${version}`

/** A yes to several texts, as `Agreements` carries it. */
export const agreementsTo = (texts: readonly InVersion[]): string => texts.map(agreementTo).join(',')

/** One entry of the record; nothing of it is ever changed. */
export const AgreementAct = z
  .looseObject({
    document: Id,
    title: z.string(),
    version: z.string(),
    act: z.enum(['agree', 'decline', 'withdraw']),
    at: Instant,
    channel: z.string(),
    /** In plain words: 微信小程序, 手机网页. */
    channelText: z.string(),
    /** The end of the device's id, enough to tell devices apart. */
    device: z.string(),
  })
  .register(z.globalRegistry, { id: 'AgreementAct' })
export type AgreementAct = z.infer<typeof AgreementAct>

/** A document whose new version asks for a yes once, and what changed in it. */
export const PendingAgreement = z
  .looseObject({
    document: Id,
    title: z.string(),
    version: z.string(),
    previousVersion: z.string(),
    effectiveDate: z.iso.date(),
    changes: z.string(),
    /** What declining means. */
    effect: z.string(),
  })
  .register(z.globalRegistry, { id: 'PendingAgreement' })
export type PendingAgreement = z.infer<typeof PendingAgreement>

export const agreement = {
  list: endpoint('GET /agreements', {
    about: 'Every document this member agreed to, and how it stands now',
    session: 'required',
    provides: 'agreements',
    output: z.looseObject({ results: z.array(Agreement) }),
    fallback: { results: [] },
  }),
  pending: endpoint('GET /agreements/pending', {
    about: 'Documents with material changes since this member agreed; asked once',
    session: 'required',
    provides: 'agreements',
    output: z.looseObject({ results: z.array(PendingAgreement) }),
    fallback: { results: [] },
  }),
  history: endpoint('GET /agreements/history', {
    about: 'Every yes, no and withdrawal of this member, newest first',
    session: 'required',
    provides: 'agreements',
    output: z.looseObject({ results: z.array(AgreementAct) }),
    fallback: { results: [] },
  }),
  detail: endpoint('GET /agreements/{document}', {
    about: 'How this member stands to one document, with its record',
    session: 'required',
    params: z.object({ document: Id }),
    provides: 'agreements',
    output: z.extend(Agreement, { acts: z.array(AgreementAct) }),
  }),
  agree: endpoint('POST /agreements', {
    about: 'Agree to documents in the versions that were shown: a separate consent, or one to a new version',
    collects: 'nothing',
    session: 'required',
    headers: ['channel'],
    body: z.object({ agreements: Agreements }),
    invalidates: ['agreements'],
    output: Done,
  }),
  decline: endpoint('POST /agreements/refusals', {
    about: 'Decline new versions; asked no more, browsing and over-the-counter shopping go on',
    collects: 'nothing',
    session: 'required',
    headers: ['channel'],
    body: z.object({ agreements: Agreements }),
    invalidates: ['agreements'],
    output: Done,
  }),
  withdraw: endpoint('DELETE /agreements/{document}', {
    about: 'Withdraw a consent; effective at once. Withdrawing the user agreement or the privacy policy ends every session',
    session: 'required',
    headers: ['channel'],
    params: z.object({ document: Id }),
    invalidates: ['agreements', 'patients'],
    output: z.looseObject({ done: z.literal(true), loggedOut: z.boolean() }),
  }),
}
