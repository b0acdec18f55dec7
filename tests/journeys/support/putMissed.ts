import { eq } from 'drizzle-orm'
import { instalments } from '../../../gateway/tables'
import { daysAfter, shopDate } from '../../../src/lib/time'
import type { GatewayProcess } from './gatewayProcess'
import { withDb } from './withDb'

/** The second instalment of every policy was to be paid yesterday. */
export const putMissed = (gateway: GatewayProcess) =>
  withDb(gateway, async (db) => {
    await db
      .update(instalments)
      .set({ state: 'missed', dueOn: daysAfter(shopDate(gateway.now()), -1) })
      .where(eq(instalments.number, 2))
  })
