import type { CaseSafety } from '../../counter/contract/safety'

/** A case of which the safety rules say nothing. */
export const NOTHING_FOUND: CaseSafety = {
  ran: true,
  hasPatient: false,
  findings: [],
  products: [],
  dataDate: '2026-11-25',
  approvedBy: '沈知夏',
}
