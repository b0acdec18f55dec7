import type { Payable } from '../pay/subject'
import { policyAddress } from './families'
import type { PolicyRow } from './schema'

/** What a payer reads of a premium that the insurer collects, and where it is seen how it ended. `what`: 首期保险费. */
export const premiumOf = (row: PolicyRow, what: string): Pick<Payable, 'text' | 'collector' | 'resultUrl'> => ({
  text: `${row.terms.name} ${row.terms.tier} ${what}（${row.terms.insurer}收取）`,
  collector: { merchantId: row.terms.merchantId, name: row.terms.insurer },
  resultUrl: policyAddress(row),
})
