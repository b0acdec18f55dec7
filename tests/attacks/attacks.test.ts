import { eq, getTableName } from 'drizzle-orm'
import { memberTables } from '../../gateway/kernel/personalData'
import { generatedAttacks } from './generated'
import { handMadeAttacks } from './handMade'
import { leaflets } from './leaflets'
import { money } from './money'
import { refunds } from './refunds'
import { harmOf, worldOfTwo, type World } from './world'
import { tries } from '../support/tier'

/*
 * A small cut of each attack that has no test of its own: the fuzz is in tests/contract, kill -9 in gateway/server/crash.test.ts.
 */

/** The same each time; `npm run attack` tries more of it, and something else each time. */
const SEED = 20261121

let world: World
beforeAll(async () => {
  world = await worldOfTwo()
})

it('finds nothing of another member by what a person would try', async () => {
  const { tried, found } = await handMadeAttacks(world)
  expect(found).toEqual([])
  expect(tried).toBeGreaterThanOrEqual(45)
})

it('finds nothing of another member by requests made from the contract', async () => {
  const size = tries({ gate: 30, all: 120 })
  const { tried, found } = await generatedAttacks(world, { seed: SEED, size })
  expect([tried, found]).toEqual([size, []])
})

it('has something of another member in every table that members own', async () => {
  const { shop, theirs } = world
  const empty: string[] = []
  for (const table of memberTables().keys())
    if ((await shop.db.$count(table, eq(table.memberId, theirs.memberId))) === 0) empty.push(getTableName(table))
  expect(empty).toEqual([])
})

it('would see what is changed and told of another member', async () => {
  const { victim, theirs } = world
  const attempt = async (path: string, method: string) => {
    const reply = await world.shop.app.request(path, { method, headers: { Authorization: `Bearer ${victim.token}` } })
    return { status: reply.status, text: await reply.text() }
  }
  const address = `/api/addresses/${theirs.addressId}`
  expect(await harmOf(world, { name: 'reads', attempt: () => attempt(address, 'GET') })).toContain(`told ${theirs.memberId}`)
  expect(await harmOf(world, { name: 'removes', attempt: () => attempt(address, 'DELETE') })).toContain('changed - addresses')
})

it('finds no piece of a sealed leaflet', async () => {
  const [report] = await leaflets({ seed: SEED, size: 2 })
  expect(report?.found).toEqual([])
})

it('finds no amount that another way of counting does not give', async () => {
  const [report] = await money({ seed: SEED, size: 30 })
  expect(report?.found).toEqual([])
})

it(
  'finds no cent that comes back otherwise than was paid, and no piece twice',
  async () => {
    const size = tries({ gate: 8, all: 60 })
    const [report] = await refunds({ seed: SEED, size })
    expect([report?.tried, report?.found]).toEqual([size, []])
  },
  // Only a stop: how long sixty orders take is the machine's affair.
  300_000,
)
