import { sendRefunds } from './sendRefunds'
import { takeOver } from './takeOverRefunds'
import type { Job } from '../../kernel/jobs/job'

/** Sends back money that waits for it, also where a gateway of the release before asked it back. */
export const refund: Job = async ({ db, providers: { bank }, now }) => {
  await takeOver({ db, now, states: ['refunding'] })
  await sendRefunds({ db, bank, now })
}
