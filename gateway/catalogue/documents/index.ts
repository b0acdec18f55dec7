import { afterSalesNotice } from './afterSalesNotice'
import { clause } from './clause'
import type { DocumentRow } from './document'
import { prescriptionNotice } from './prescriptionNotice'
import { privacy } from './privacy'

/** Every legal text and notice the shop shows. */
export const DOCUMENTS: DocumentRow[] = [clause, privacy, prescriptionNotice, afterSalesNotice]
