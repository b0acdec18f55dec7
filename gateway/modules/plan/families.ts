import type { PlanFamily } from '../../../src/contract/plan'
import { shopAddress } from '../../kernel/shopAddress'
import type { PolicyRow } from './schema'
import { typeOf } from './terms'

/** The texts of a family: to be read to their end, to be agreed to with the declaration, and with the first use of a right. */
type Family = { reads: readonly string[]; agrees: readonly string[]; registers: readonly string[] }

/** Reads are what an applicant is told (insurance law, article 17); consents are each a text of its own (PIPL 29). */
export const FAMILIES: Readonly<Record<PlanFamily, Family>> = {
  taf: {
    reads: ['tafTerms', 'ansakeNotice'],
    agrees: ['ansakePlatformService', 'ansakePrivacy', 'ansakeWarrant'],
    registers: ['tafPlatformService', 'tafPrivacy', 'tafNotice', 'tafWarrant'],
  },
  innovationpay: {
    reads: ['innovationTerms'],
    agrees: ['innovationPlatformService', 'innovationPrivacy'],
    registers: ['innovationWarrant'],
  },
}

/** Where a policy is seen in the shop: below the address of its family. */
export const policyAddress = ({ id, family, terms }: Pick<PolicyRow, 'id' | 'family' | 'terms'>): string =>
  family === 'taf' ? shopAddress('tafBook', { policyId: id }) : shopAddress('innovationBook', { type: typeOf(terms), policyId: id })

/** Where a policy's medicines are ordered. */
export const rightsAddress = ({ id, family, terms }: Pick<PolicyRow, 'id' | 'family' | 'terms'>): string =>
  family === 'taf'
    ? shopAddress('tafRightsOrder', { policyId: id })
    : shopAddress('innovationRightsOrder', { type: typeOf(terms), policyId: id })
