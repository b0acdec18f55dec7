import { statfs } from 'node:fs/promises'
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'
import { smsBudgetOf, smsBudgetUse } from '../modules/captcha/smsBudget'
import type { Database } from '../db/open'
import { jobLeases } from '../tables'
import { queuesOf } from '../modules/queue/queuesOf'
import type { Admission } from '../lib/admission'
import { log } from '../lib/log'

type Measured = { database: Database; dataDir: string; admission: Admission; isReady: () => boolean; now?: () => Date }

/** Milliseconds between two looks at the database, however often Prometheus asks. */
const TTL_MS = 1000

/** Adds what is read when Prometheus asks: process, pool, disk, and the shop's queues and jobs, which all gateways on a database share. */
export function collectMetrics(registry: Registry, { database, dataDir, admission, isReady, now = () => new Date() }: Measured): void {
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge<L>({ registers, name: `qinghe_${name}`, help, labelNames, collect: () => fresh() })

  const ready = gauge('ready', '1 while the gateway takes requests')
  const up = gauge('database_up', '1 where the database answered when Prometheus asked')
  const size = gauge('queue_size', 'What waits for a job or for somebody', ['queue'])
  const oldest = gauge('queue_oldest_seconds', 'How long the oldest entry of a queue has waited', ['queue'])
  const started = gauge('job_last_start_timestamp_seconds', 'When a job last began', ['job'])
  const succeeded = gauge('job_last_success_timestamp_seconds', 'When a job last ended well', ['job'])
  const took = gauge('job_duration_seconds', 'How long a job last took', ['job'])
  const failures = gauge('job_consecutive_failures', 'How often a job failed since it last ended well', ['job'])
  const calls = gauge('admission_calls', 'Calls in work, queued, and outside: waiting for a service of others; refused since the start', [
    'state',
  ])
  const connections = gauge('database_pool_connections', 'Connections of this gateway: open, idle, and calls waiting for one', ['state'])
  const smsUsed = gauge('sms_budget_used', 'Text messages of the shop in the last hour and day', ['window'])
  const smsLimit = gauge('sms_budget_limit', 'Text messages the shop may send in an hour and a day', ['window'])
  const diskFree = gauge('data_disk_free_bytes', 'Free space where the data directory lies')
  const diskSize = gauge('data_disk_size_bytes', 'Size of the disk where the data directory lies')

  const look = async () => {
    const queues = Object.entries(await queuesOf(database.db, now()))
    for (const [queue, { count, oldestSeconds }] of queues) {
      size.set({ queue }, count)
      oldest.set({ queue }, oldestSeconds)
    }
    for (const { job, startedAt, succeededAt, durationMs, failures: failed } of await database.db.select().from(jobLeases)) {
      if (startedAt) started.set({ job }, startedAt.getTime() / 1000)
      if (succeededAt) succeeded.set({ job }, succeededAt.getTime() / 1000)
      took.set({ job }, (durationMs ?? 0) / 1000)
      failures.set({ job }, failed)
    }
    for (const { window, used, max } of await smsBudgetUse(database.db, await smsBudgetOf(database.db), now())) {
      smsUsed.set({ window }, used)
      smsLimit.set({ window }, max)
    }
  }
  const measure = async () => {
    ready.set(isReady() ? 1 : 0)
    for (const [state, count] of Object.entries(admission.counters)) calls.set({ state }, count)
    const { total, idle, waiting } = database.pool?.() ?? { total: 1, idle: 1, waiting: 0 }
    for (const [state, count] of Object.entries({ total, idle, waiting })) connections.set({ state }, count)
    const { bsize, bavail, blocks } = await statfs(dataDir).catch(() => statfs('.'))
    diskFree.set(bavail * bsize)
    diskSize.set(blocks * bsize)
    await look().then(
      () => up.set(1),
      (error: unknown) => {
        up.set(0)
        log.warn({ err: error }, '指标：数据库没有回答')
      },
    )
  }
  let [measuredAt, measured] = [-Infinity, Promise.resolve()]
  // Every gauge waits for the same look.
  const fresh = () => {
    if (performance.now() - measuredAt < TTL_MS) return measured
    measuredAt = performance.now()
    measured = measure()
    return measured
  }
}
