import { eq } from 'drizzle-orm'
import { benefits, policies } from '../../../gateway/tables'
import { daysAfter, shopDate } from '../../../src/lib/time'
import type { GatewayProcess } from './gatewayProcess'
import { withDb } from './withDb'

/** Policies that were bought here began so long ago that their waiting period is over; what they pay began with it. */
export const putWaited = (gateway: GatewayProcess) =>
  withDb(gateway, async (db) => {
    const today = shopDate(gateway.now())
    await db
      .update(policies)
      .set({ startsOn: daysAfter(today, -100) })
      .where(eq(policies.state, 'active'))
    await db
      .update(benefits)
      .set({ startsOn: daysAfter(today, -10) })
      .where(eq(benefits.isSoldHere, true))
  })
