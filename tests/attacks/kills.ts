import fc from 'fast-check'
import { endGateways } from '../support/gatewayProcess'
import { ordersUnderKills } from '../support/ordersUnderKills'
import type { Attack } from './attack'

/** The shipped gateway is killed `size` times while six people submit orders without a pause. */
export const kills: Attack = async ({ seed, size }) => {
  const moments = fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { seed, numRuns: size })
  try {
    const run = await ordersUnderKills({ kills: size, moment: () => moments.pop() ?? 0 })
    const about = `${run.acknowledged} orders acknowledged, ${run.askedAgain} questions asked again`
    return [{ kind: 'kill -9', tried: size, found: run.refusals, about }]
  } catch (fault) {
    return [{ kind: 'kill -9', tried: size - moments.length, found: [fault instanceof Error ? fault.message : String(fault)] }]
  } finally {
    endGateways()
  }
}
