import { benefits } from '../../../gateway/tables'
import type { GatewayProcess } from './gatewayProcess'
import { withDb } from './withDb'

/** What the policies that are bound pay in a year, in cents, as if most of it had been used. */
export const putLimit = (gateway: GatewayProcess, yearly: number) =>
  withDb(gateway, async (db) => {
    await db.update(benefits).set({ yearly })
  })
