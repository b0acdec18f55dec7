import * as z from 'zod/mini'
import { SafetyFinding, SafetyProduct } from '../../src/contract/safety'

/** What the table of safety rules says of a case. `ran` false, or a product `notChecked`: the pharmacist has to look himself. */
export const CaseSafety = z.looseObject({
  ran: z.boolean(),
  /** Whether a patient's age and record were looked at; else the drugs were held against each other alone. */
  hasPatient: z.boolean(),
  findings: z.array(SafetyFinding),
  products: z.array(SafetyProduct),
  dataDate: z.string(),
  /** Null: nobody has approved the table, and the check is off. */
  approvedBy: z.nullable(z.string()),
})
export type CaseSafety = z.infer<typeof CaseSafety>
