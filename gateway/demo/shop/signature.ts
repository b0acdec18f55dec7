import { LICENCES } from './licences'

/** Who approved the built-in texts of the search, in a trial. */
export const SIGNATURE = { pharmacist: LICENCES.pharmacists[0]?.name ?? '', approvedOn: '2026-10-10' }
