import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { jobLeases } from './schema'
import { faultText } from '../../lib/faultText'
import { log } from '../../lib/log'

/** The lease of a job (a lock with a time to live), and the heartbeat that renews it: a gateway that dies in the middle of a job is replaced after the first. */
export const LEASE_MS = 60_000
const HEARTBEAT_MS = 20_000

export type Lease = { job: string; runId: string }
type Taking = Lease & { db: Db; now: Date; /** Milliseconds between two starts. */ every: number }

/** Writes a row for each job, once; a lease is taken by changing it. */
export async function registerJobs(db: Db, jobs: readonly string[]): Promise<void> {
  if (jobs.length === 0) return
  await db
    .insert(jobLeases)
    .values(jobs.map((job) => ({ job })))
    .onConflictDoNothing()
}

/** Leader election by lease: takes the lease of a job that is due and that nobody holds any more. The row decides: of several gateways one gets it. */
export async function takeLease({ db, job, runId, now, every }: Taking): Promise<boolean> {
  const isDue = or(isNull(jobLeases.startedAt), lte(jobLeases.startedAt, new Date(now.getTime() - every)))
  // A run that died in the middle is made up for as soon as its lease has ended.
  const isFree = or(and(isNull(jobLeases.holder), isDue), lte(jobLeases.heldUntil, now))
  const taken = await db
    .update(jobLeases)
    .set({ holder: runId, heldUntil: new Date(now.getTime() + LEASE_MS), startedAt: now })
    .where(and(eq(jobLeases.job, job), isFree))
    .returning({ job: jobLeases.job })
  return taken.length === 1
}

/** Renews a lease that this run still holds; tells whether it did. */
export async function renewLease(db: Db, { job, runId }: Lease, now: Date): Promise<boolean> {
  const renewed = await db
    .update(jobLeases)
    .set({ heldUntil: new Date(now.getTime() + LEASE_MS) })
    .where(and(eq(jobLeases.job, job), eq(jobLeases.holder, runId)))
    .returning({ job: jobLeases.job })
  return renewed.length === 1
}

/** Sends the heartbeat that renews a lease, until the returned function is called. */
export function keepLease(db: Db, lease: Lease, now: () => Date): () => void {
  const beat = () =>
    renewLease(db, lease, now()).then(
      (isOurs) => {
        if (!isOurs) log.warn(`后台任务 ${lease.job} 的租约已被其他网关接管`)
      },
      (error: unknown) => log.warn({ err: error }, `后台任务 ${lease.job} 的租约没有续上`),
    )
  const timer = setInterval(() => void beat(), HEARTBEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}

type Ending = Lease & { now: Date; durationMs: number; error?: unknown }

/** Releases the lease and records the run's result, unless another run has taken the lease over meanwhile. */
export async function endLease(db: Db, { job, runId, now, durationMs, error }: Ending): Promise<void> {
  const outcome =
    error === undefined
      ? { succeededAt: now, failures: 0, lastError: null }
      : { failedAt: now, failures: sql`${jobLeases.failures} + 1`, lastError: faultText(error) }
  await db
    .update(jobLeases)
    .set({ holder: null, heldUntil: null, durationMs, ...outcome })
    .where(and(eq(jobLeases.job, job), eq(jobLeases.holder, runId)))
}
