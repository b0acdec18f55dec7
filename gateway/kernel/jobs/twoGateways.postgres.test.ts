import path from 'node:path'
import { gatewayAt } from '../../../tests/support/gateway'
import { openDatabase, type Database } from '../../db/open'
import * as tables from '../../tables'
import { runDueJobs } from '../../modules/jobs'
import { registerJobs } from './lease'

const EVERY = 3000
const ROUNDS = 100
const NAMES = ['first', 'second', 'third']

describe('two gateways on one PostgreSQL', () => {
  let other: Database
  afterEach(() => other.close())

  async function twoGateways() {
    const { db, database, providers, clock } = await gatewayAt()
    other = await openDatabase({
      tables,
      databaseUrl: 'url' in database ? database.url : undefined,
      migrationsFolder: path.resolve('gateway/db/migrations'),
    })
    await registerJobs(db, NAMES)
    return { pair: [db, other.db], providers, clock }
  }

  it('run each job once a round between them', async () => {
    const { pair, providers, clock } = await twoGateways()
    const runs: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const gateways = pair.map((db) => {
        const jobs = Object.fromEntries(NAMES.map((name) => [name, async () => void runs.push(`${round} ${name}`)]))
        return runDueJobs({ db, providers, now: clock.now, every: EVERY, jobs })
      })
      await Promise.all(gateways)
      clock.advance(EVERY / 1000)
    }
    expect(runs).toHaveLength(ROUNDS * NAMES.length)
    expect(new Set(runs).size).toBe(ROUNDS * NAMES.length)
  })

  it('lose no job when one of them dies in the middle of it', async () => {
    const { pair, providers, clock } = await twoGateways()
    const done: string[] = []
    // A process that was killed renews no lease, and its job never ends.
    const heartbeat = jest.spyOn(globalThis, 'setInterval').mockReturnValueOnce(setTimeout(() => undefined))
    const dying = new Promise<void>((resolve) => {
      void runDueJobs({
        db: pair[0]!,
        providers,
        now: clock.now,
        every: EVERY,
        jobs: { first: () => (resolve(), new Promise(() => undefined)) },
      })
    })
    await dying
    expect(heartbeat).toHaveBeenCalledTimes(1)
    heartbeat.mockRestore()
    const survivor = () =>
      runDueJobs({ db: pair[1]!, providers, now: clock.now, every: EVERY, jobs: { first: async () => void done.push('first') } })
    clock.advance(59)
    await survivor()
    expect(done).toEqual([])
    clock.advance(1)
    await survivor()
    expect(done).toEqual(['first'])
  })
})
