import { eq } from 'drizzle-orm'
import { gatewayAt } from '../../../tests/support/gateway'
import { listening } from '../../../tests/support/heardLog'
import { jobLeases } from '../../tables'
import { runDueJobs } from '../../modules/jobs'
import { endLease, registerJobs, renewLease, takeLease } from './lease'

const EVERY = 3000

async function leased() {
  const { db, providers, clock } = await gatewayAt()
  await registerJobs(db, ['tidy'])
  const take = (runId: string) => takeLease({ db, job: 'tidy', runId, now: clock.now(), every: EVERY })
  const row = async () => (await db.select().from(jobLeases).where(eq(jobLeases.job, 'tidy')))[0]!
  return { db, providers, clock, take, row }
}

describe('the lease of a job', () => {
  it('is taken by one run, and again after it ended and the job is due', async () => {
    const { db, clock, take } = await leased()
    expect([await take('one'), await take('two')]).toEqual([true, false])
    await endLease(db, { job: 'tidy', runId: 'one', now: clock.now(), durationMs: 5 })
    expect(await take('two')).toBe(false)
    clock.advance(3)
    expect(await take('two')).toBe(true)
  })

  it('fails over when its holder died and it expired, and cannot be renewed by the dead one', async () => {
    const { db, clock, take, row } = await leased()
    await take('dead')
    clock.advance(59)
    expect(await take('other')).toBe(false)
    clock.advance(1)
    expect(await take('other')).toBe(true)
    // The dead one was only asleep: what it says now changes nothing.
    expect(await renewLease(db, { job: 'tidy', runId: 'dead' }, clock.now())).toBe(false)
    await endLease(db, { job: 'tidy', runId: 'dead', now: clock.now(), durationMs: 1 })
    expect(await row()).toMatchObject({ holder: 'other', succeededAt: null })
  })

  it('is kept by heartbeat', async () => {
    const { db, clock, take } = await leased()
    await take('slow')
    clock.advance(50)
    expect(await renewLease(db, { job: 'tidy', runId: 'slow' }, clock.now())).toBe(true)
    clock.advance(50)
    expect(await take('other')).toBe(false)
  })

  it('remembers success, and failures since then with a redacted reason', async () => {
    const { db, providers, clock, row } = await leased()
    const run = (tidy: () => Promise<void>) => runDueJobs({ db, providers, now: clock.now, every: EVERY, jobs: { tidy } })
    const heard = listening()
    for (let round = 0; round < 2; round += 1) {
      await run(() => Promise.reject(new Error('no answer for 13912345678')))
      clock.advance(3)
    }
    heard.end()
    expect(heard.lines()[0]).toMatchObject({ level: 'error', job: 'tidy', runId: expect.any(String) as string })
    expect(await row()).toMatchObject({ holder: null, failures: 2, lastError: expect.stringContaining('no answer for [phone]') as string })
    await run(async () => undefined)
    expect(await row()).toMatchObject({ failures: 0, lastError: null, succeededAt: clock.now() })
  })
})
