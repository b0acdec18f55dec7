import { inForce } from '../../../src/lib/inForce'
import type { Querying } from '../../db/open'
import { Refusal } from '../../kernel/refusal'
import { standingsOf } from './standing'
import { topicOf } from './topics'
import { stillCovers, versionsOf } from './versions'

/** The separate consents of health information (LAW-AND-PRIVACY, B1: PIPL 28, 29, 31). */
export const CONSENT = {
  base: 'basePersonalRule',
  service: 'servicePersonalRule',
  /** ID card, diagnosis, prescription image. */
  drugUser: 'drugUserRule',
  /** For a patient under fourteen, beside the guardian's particulars. */
  children: 'childrenInfo',
  consultation: 'consultationService',
} as const

type Asking = { memberId: string; documents: readonly string[]; now: Date }
type Missing = { document: string; title: string; version: string }

/** Which of these documents a member has not agreed to, separately, in a version that still covers what is in force. */
export async function missingConsents(db: Querying, { memberId, documents, now }: Asking): Promise<Missing[]> {
  const [standings, versions] = await Promise.all([standingsOf(db, memberId), versionsOf(db)])
  return documents
    .filter((document) => {
      const agreed = standings.get(topicOf(document))?.agreed
      return !agreed || !stillCovers(versions.get(agreed.document) ?? [], agreed.version, now)
    })
    .map((document) => {
      const present = inForce(versions.get(document) ?? [], now)
      return { document, title: present?.title ?? document, version: present?.version ?? '' }
    })
}

/**
 * To be asked first by whatever stores or reads a patient, a prescription image or an ID card: refuses with 403 CONSENT_NEEDED and
 * the texts to show. A withdrawal counts with the next call.
 */
export async function needConsent(db: Querying, asking: Asking): Promise<void> {
  const documents = await missingConsents(db, asking)
  if (documents.length === 0) return
  const titles = documents.map(({ title }) => `《${title}》`).join('')
  throw new Refusal(403, 'CONSENT_NEEDED', `请先阅读并单独同意${titles}`, { field: 'agreements', details: { documents } })
}
