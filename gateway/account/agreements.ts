import { and, desc, inArray, lte } from 'drizzle-orm'
import type { Db, Querying } from '../db/open'
import { consents, documents } from '../db/schema'
import { randomId } from '../kernel/hash'
import { Refusal } from '../kernel/refusal'

/** What everybody agrees to on logging in. */
const REQUIRED = ['clause', 'privacy']

export type Agreement = { document: string; version: string }

/** What `clause@2026-11-01,privacy@2026-11-01` says. Both must be there in the version that is in force: nobody agrees to a text not shown. */
export async function agreedTo(db: Db, agreements: string, now: Date): Promise<Agreement[]> {
  const agreed = agreements.split(',').map((entry) => {
    const [document = '', version = ''] = entry.split('@')
    return { document, version }
  })
  const today = new Date(now.getTime() + 8 * 3600_000).toISOString().slice(0, 10)
  const versions = await db
    .select({ document: documents.name, version: documents.version })
    .from(documents)
    .where(and(inArray(documents.name, REQUIRED), lte(documents.effectiveDate, today)))
    .orderBy(desc(documents.effectiveDate), desc(documents.version))
  for (const name of REQUIRED) {
    const given = agreed.find(({ document }) => document === name)
    if (!given) throw new Refusal(400, 'AGREEMENT_MISSING', '请先阅读并同意用户协议与隐私政策', { field: 'agreements' })
    const inForce = versions.find(({ document }) => document === name)
    if (inForce && inForce.version !== given.version) {
      throw new Refusal(409, 'AGREEMENT_CHANGED', '用户协议或隐私政策已更新，请重新阅读并同意', { field: 'agreements', details: inForce })
    }
  }
  return agreed.filter(({ document }) => REQUIRED.includes(document))
}

type Consenting = { memberId: string; deviceId: string; channel: string; now: Date }

/** Writes down who agreed to which text, when and where; kept as evidence, never changed. */
export async function recordConsents(tx: Querying, agreed: Agreement[], { memberId, deviceId, channel, now }: Consenting) {
  await tx
    .insert(consents)
    .values(agreed.map(({ document, version }) => ({ consentId: randomId(), memberId, document, version, channel, deviceId, at: now })))
}
