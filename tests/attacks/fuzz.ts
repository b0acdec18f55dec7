import { operations } from '../support/contractRequests'
import { fuzz, shopToFuzz } from '../support/fuzzing'
import type { Attack } from './attack'

/** `size` requests to all calls together: half as the contract describes them, half with something hostile in them. */
export const fuzzing: Attack = async ({ seed, size }) => {
  const runs = Math.ceil(size / operations.length / 2)
  const shop = await shopToFuzz()
  const found: string[] = []
  for (const spoilt of [false, true])
    for (const operation of operations) {
      const fault = await fuzz(shop, operation, { spoilt, runs, seed })
      if (fault !== undefined) found.push(fault)
    }
  const answered = Object.entries(shop.answered).map(([kind, count]) => `${kind} ${count}`)
  const tried = Object.values(shop.answered).reduce((sum, count) => sum + count, 0)
  return [{ kind: 'fuzz', tried, found, about: answered.join(', ') }]
}
