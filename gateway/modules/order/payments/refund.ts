import { sendRefunds } from '../trade/payments/sendRefunds'
import type { Job } from './job'

/** Sends back money whose way back was interrupted. */
export const refund: Job = ({ db, outside: { bank }, now }) => sendRefunds({ db, bank, now })
