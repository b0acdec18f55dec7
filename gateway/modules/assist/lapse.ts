import { and, eq, lte } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/open'
import type { Job } from '../../kernel/jobs/job'
import { assists, type AssistRow } from './schema'

/** Its time has ended before enough helped, also before it was noted. */
export const isOver = ({ state, endsAt }: Pick<AssistRow, 'state' | 'endsAt'>, now: Date) => state === 'open' && endsAt <= now

/** Notes which assists have ended; of one activity or of all. What a place of it was kept for is free again. */
export async function lapse(db: Db | Transaction, now: Date, { activityId }: { activityId?: string } = {}): Promise<void> {
  await db
    .update(assists)
    .set({ state: 'lapsed' })
    .where(
      and(eq(assists.state, 'open'), lte(assists.endsAt, now), activityId === undefined ? undefined : eq(assists.activityId, activityId)),
    )
}

export const lapseAssists: Job = ({ db, now }) => lapse(db, now)
