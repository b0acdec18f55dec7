import { and, eq, lte } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import { dataCopies, dataLinks } from './schema'
import { inTransaction } from '../../kernel/transaction'
import { contentOf } from './contentOf'
import { forEach, type Job } from '../../kernel/jobs/job'

/** Milliseconds a copy can be fetched. */
const TTL_MS = DAY
const BATCH = 20

/** Puts together the copies that were asked for, and throws away those whose day is over. */
export const prepareCopies: Job = async ({ db, providers, now }) => {
  const asked = await db
    .select({ copyId: dataCopies.copyId, memberId: dataCopies.memberId })
    .from(dataCopies)
    .where(eq(dataCopies.state, 'preparing'))
    .limit(BATCH)
  await forEach(asked, '个人信息副本', ({ copyId, memberId }) =>
    inTransaction(db, async (tx) => {
      const content = await contentOf(tx, { memberId, ring: providers.fileKeys, now })
      await tx
        .update(dataCopies)
        .set({ state: 'ready', content, readyAt: now, expiresAt: new Date(now.getTime() + TTL_MS) })
        .where(and(eq(dataCopies.copyId, copyId), eq(dataCopies.state, 'preparing')))
    }),
  )
  await db
    .update(dataCopies)
    .set({ state: 'expired', content: null, formats: [] })
    .where(and(eq(dataCopies.state, 'ready'), lte(dataCopies.expiresAt, now)))
  await db.delete(dataLinks).where(lte(dataLinks.expiresAt, now))
}
