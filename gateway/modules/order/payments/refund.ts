import { sendRefunds } from './sendRefunds'
import type { Job } from '../../../kernel/jobs/job'

/** Sends back money whose way back was interrupted. */
export const refund: Job = ({ db, outside: { bank }, now }) => sendRefunds({ db, bank, now })
