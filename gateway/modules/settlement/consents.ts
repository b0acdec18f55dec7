import { inArray } from 'drizzle-orm'
import { inForce } from '../../../src/lib/inForce'
import type { Querying } from '../../db/open'
import { documents } from '../document/schema'

/** What a shopper agrees to by name; the sentence beside the box is statutory (LAW-AND-PRIVACY, D1, D2, D17). */
const TEXTS: Record<string, string> = {
  prescriptionNotice: '我已核对用药人与药品信息，知晓处方药须凭处方在药师指导下购买和使用，并同意《处方药购买须知》',
  afterSalesNotice: '药品除质量原因外，一经售出，不得退换。我已阅读并同意《售后须知》',
}
/** Until an operator has published a document there is only its first version. */
const FIRST_VERSION = '1.0'

export type Consent = { document: string; version: string; text: string }

const [RX, AFTER_SALES] = ['prescriptionNotice', 'afterSalesNotice'] as const

/** The versions of both documents, for a query that reads more with them. */
export const noticeVersions = (db: Querying) =>
  db
    .select({ name: documents.name, version: documents.version, effectiveDate: documents.effectiveDate })
    .from(documents)
    .where(inArray(documents.name, [RX, AFTER_SALES]))
export type Notice = Awaited<ReturnType<typeof noticeVersions>>[number]

/** The documents an order needs a yes to, in their present versions. */
export function consentsIn(notices: readonly Notice[], { hasRx, now }: { hasRx: boolean; now: Date }): Consent[] {
  const newestFirst = [...notices].sort((left, right) => (orderOf(left) < orderOf(right) ? 1 : -1))
  return (hasRx ? [RX, AFTER_SALES] : [AFTER_SALES]).map((document) => ({
    document,
    version:
      inForce(
        newestFirst.filter(({ name }) => name === document),
        now,
      )?.version ?? FIRST_VERSION,
    text: TEXTS[document] ?? '',
  }))
}

const orderOf = ({ effectiveDate, version }: Notice) => `${effectiveDate} ${version}`
