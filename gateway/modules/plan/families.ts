import type { PlanFamily } from '../../../src/contract/plan'

/** The texts of a family: to be read to their end, to be agreed to with the declaration, and with the first use of a right. */
type Family = { reads: readonly string[]; agrees: readonly string[]; registers: readonly string[] }

/** Reads are what an applicant is told (insurance law, article 17); consents are each a text of its own (PIPL 29). */
export const FAMILIES: Readonly<Record<PlanFamily, Family>> = {
  taf: {
    reads: ['tafTerms', 'ansakeNotice'],
    agrees: ['ansakePlatformService', 'ansakePrivacy', 'ansakeWarrant'],
    registers: ['tafPlatformService', 'tafPrivacy', 'tafNotice', 'tafWarrant'],
  },
}
