import { inForce } from '../../../src/lib/inForce'
import type { Querying } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { RequestContext } from '../../kernel/requestContext'
import { consentStatesOf } from './consentState'
import { topicOf } from './topics'
import { stillCovers } from './stillCovers'
import { versionsOf } from '../document/versions'

/** The separate consents of health information (LAW-AND-PRIVACY, B1: PIPL 28, 29, 31). */
export const CONSENT = {
  base: 'basePersonalRule',
  service: 'servicePersonalRule',
  /** ID card, diagnosis, prescription image. */
  drugUser: 'drugUserRule',
  /** For a patient under fourteen, beside the guardian's particulars. */
  children: 'childrenInfo',
  consultation: 'consultationService',
  /** What stands at home in the family's medicine cabinet, and the ticks. */
  cabinet: 'cabinetRule',
} as const

type Asking = { memberId: string; documents: readonly string[]; now: Date }
type Missing = { document: string; title: string; version: string }

/** Which of these documents a member has not agreed to, separately, in a version that still covers what is in force. */
export async function missingConsents(db: Querying, { memberId, documents, now }: Asking): Promise<Missing[]> {
  const [states, versions] = [await consentStatesOf(db, memberId), await versionsOf(db)]
  return documents
    .filter((document) => {
      const agreed = states.get(topicOf(document))?.agreed
      return !agreed || !stillCovers(versions.get(agreed.document) ?? [], agreed.version, now)
    })
    .map((document) => {
      const present = inForce(versions.get(document) ?? [], now)
      return { document, title: present?.title ?? document, version: present?.version ?? '' }
    })
}

/**
 * Refuses with 403 CONSENT_NEEDED and the texts to show. A call that always needs a consent names it in its contract row
 * (`needConsent`); one that needs it for some input, a child's patient, asks here first. A withdrawal counts with the next call.
 */
export async function needConsent(db: Querying, asking: Asking): Promise<void> {
  const documents = await missingConsents(db, asking)
  if (documents.length === 0) return
  const titles = documents.map(({ title }) => `《${title}》`).join('')
  throw new HttpError(403, 'CONSENT_NEEDED', `请先阅读并单独同意${titles}`, { field: 'agreements', details: { documents } })
}

/** What the contract's rows ask for: a visitor has agreed to nothing and logs in first. */
export async function enforceConsent({ db, memberId, now }: RequestContext, documents: readonly string[]): Promise<void> {
  if (memberId === undefined) throw new HttpError(401, 'NOT_LOGGED_IN', '请先登录')
  await needConsent(db, { memberId, documents, now })
}
