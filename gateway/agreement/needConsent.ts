import type { Querying } from '../db/open'
import { Refusal } from '../kernel/refusal'
import { standingsOf } from './standing'
import { topicOf } from './topics'
import { inForce, stillCovers, versionsOf } from './versions'

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

/**
 * To be asked first by whatever stores or reads a patient, a prescription image or an ID card: refuses with 403 CONSENT_NEEDED and
 * the texts to show, unless this member agreed to each of these documents, separately, in a version that still covers what is in
 * force. A withdrawal counts with the next call.
 */
export async function needConsent(
  db: Querying,
  { memberId, documents, now }: { memberId: string; documents: readonly string[]; now: Date },
) {
  const [standings, versions] = await Promise.all([standingsOf(db, memberId), versionsOf(db)])
  const missing = documents.filter((document) => {
    const agreed = standings.get(topicOf(document))?.agreed
    return !agreed || !stillCovers(versions.get(agreed.document) ?? [], agreed.version, now)
  })
  if (missing.length === 0) return
  const details = missing.map((document) => {
    const present = inForce(versions.get(document) ?? [], now)
    return { document, title: present?.title ?? document, version: present?.version ?? '' }
  })
  const titles = details.map(({ title }) => `《${title}》`).join('')
  throw new Refusal(403, 'CONSENT_NEEDED', `请先阅读并单独同意${titles}`, { field: 'agreements', details: { documents: details } })
}
