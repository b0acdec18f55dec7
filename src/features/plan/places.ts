import type { InstalmentType } from '@/contract/plan'
import { placeAt, type Place } from '@/routes/place'

/** Where the pages of a family are. */
export type Places = {
  cover: () => Place
  insure: (planId: string) => Place
  /** One policy; without it all that the member has. */
  book: (policyId?: string) => Place
  rights: (policyId: string) => Place
  paid: (orderCode: string) => Place
  /** The order that leads there comes first. */
  sending: (orderCode?: string) => Place
  /** The cashier of an application, or of an instalment of its policy. */
  pay: (policyId: string, instalmentId?: string) => Place
}

export const tafPlaces: Places = {
  cover: () => placeAt('taf'),
  insure: (planId) => placeAt('tafInsure', { planId }),
  book: (policyId) => placeAt('tafBook', { policyId }),
  rights: (policyId) => placeAt('tafRightsOrder', { policyId }),
  paid: (orderCode) => placeAt('tafRightsPaid', { orderCode }),
  sending: (orderCode) => placeAt('tafRightsSending', { orderCode }),
  pay: (policyId, instalmentId) => placeAt('payPlan', { policyId, instalmentId }),
}

export const innovationPlaces = (type: InstalmentType): Places => ({
  cover: () => placeAt('innovationpay', { type }),
  insure: (planId) => placeAt('innovationInsure', { type, planId }),
  book: (policyId) => placeAt('innovationBook', { type, policyId }),
  rights: (policyId) => placeAt('innovationRightsOrder', { type, policyId }),
  paid: (orderCode) => placeAt('innovationRightsPaid', { type, orderCode }),
  sending: (orderCode) => placeAt('innovationRightsSending', { type, orderCode }),
  pay: (policyId, instalmentId) => placeAt('payPlan', { policyId, instalmentId, type }),
})
