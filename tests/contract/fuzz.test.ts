import { operations } from '../support/contractRequests'
import { fuzz, shopToFuzz, type FuzzedShop } from '../support/fuzzing'
import { tries } from '../support/tier'

/** Requests of each kind to each call; `FUZZ=500` looks longer. What validates them is the same on both databases, so one has most of them. */
const RUNS = Number(process.env.FUZZ ?? tries({ gate: 10, all: process.env.DATABASE === 'postgres' ? 125 : 20 }))

let shop: FuzzedShop
beforeAll(async () => {
  shop = await shopToFuzz()
})

describe.each([
  ['what the contract describes', false],
  ['something hostile', true],
])('%s', (_what, spoilt) => {
  it.each(operations.map((operation) => [operation.operationId, operation] as const))('never makes %s fail', async (_id, operation) => {
    expect(await fuzz(shop, operation, { spoilt, runs: RUNS })).toBeUndefined()
  })
})

it('got answers as well as refusals', () => {
  expect(shop.answered['described 2xx']).toBeGreaterThan((RUNS * operations.length) / 5)
  expect(shop.answered['hostile 4xx']).toBeGreaterThan((RUNS * operations.length) / 4)
})
