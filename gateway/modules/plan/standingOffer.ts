import type { PlanSetting } from '../../../counter/contract/settings/planSetting'
import type { Querying } from '../../db/open'
import { ratesIn } from './planSettings'
import type { PolicyContent } from './policyContent'
import { offerOf } from './rates'
import type { PolicyRow } from './schema'
import { linesOf, typeOf } from './terms'

/** What an application costs: as it was offered until the offer's end, as the table says after that; or why it cannot be had any more. */
export async function standingOffer(db: Querying, row: PolicyRow, { insured }: Pick<PolicyContent, 'insured'>, now: Date) {
  if (row.state !== 'filling' || row.offerUntil > now) return { premium: row.premium, rateFrom: row.rateFrom, offerUntil: row.offerUntil }
  const plan: PlanSetting = {
    ...row.terms,
    ...{ id: row.planId, family: row.family, type: typeOf(row.terms), instalments: [...linesOf(row.terms)] },
  }
  return offerOf({ rates: await ratesIn(db), plan, idCardNumber: insured.idCardNumber, now })
}
