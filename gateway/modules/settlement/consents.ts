import { inForce } from '../../../src/lib/inForce'
import { versionsOf } from '../agreement/versions'
import type { Querying } from '../../db/open'
import { Refusal } from '../../kernel/refusal'

/** What a shopper agrees to by name; the sentence beside the box is statutory (LAW-AND-PRIVACY, D1, D2, D17). */
const TEXTS: Record<string, string> = {
  prescriptionNotice: '我已核对用药人与药品信息，知晓处方药须凭处方在药师指导下购买和使用，并同意《处方药购买须知》',
  afterSalesNotice: '药品除质量原因外，一经售出，不得退换。我已阅读并同意《售后须知》',
}
/** Until an operator has published a document there is only its first version. */
const FIRST_VERSION = '1.0'

export type Consent = { document: string; version: string; text: string }

/** The documents an order needs a yes to, in their present versions. */
export async function consentsFor(db: Querying, { hasRx, now }: { hasRx: boolean; now: Date }): Promise<Consent[]> {
  const names = hasRx ? ['prescriptionNotice', 'afterSalesNotice'] : ['afterSalesNotice']
  const versions = await versionsOf(db, names)
  return names.map((document) => ({
    document,
    version: inForce(versions.get(document) ?? [], now)?.version ?? FIRST_VERSION,
    text: TEXTS[document] ?? '',
  }))
}

/** Refuses an order while a needed yes is missing or was given to another version. */
export function checkConsents(needed: readonly Consent[], given: ReadonlyArray<{ document: string; version: string }>) {
  const missing = needed.find(({ document, version }) => !given.some((one) => one.document === document && one.version === version))
  if (missing)
    throw new Refusal(400, 'CONSENT_MISSING', '请先阅读并勾选须知', {
      field: 'consents',
      details: { document: missing.document, version: missing.version },
    })
}
