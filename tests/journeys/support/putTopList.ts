import { topEntries, topLists } from '../../../gateway/tables'
import { instantOn, shopDate } from '../../../src/lib/time'
import type { GatewayProcess } from './gatewayProcess'
import { withDb } from './withDb'

/** The week's list as if some members had bought one product: a demonstration's own orders come while it starts. */
export const putTopList = (gateway: GatewayProcess, productCode: string, buyers: number) =>
  withDb(gateway, async (db) => {
    const until = instantOn(shopDate(gateway.now()))
    await db.insert(topLists).values({ period: 'week', until }).onConflictDoUpdate({ target: topLists.period, set: { until } })
    await db.delete(topEntries)
    await db.insert(topEntries).values({ period: 'week', categoryId: '', rank: 1, productCode, pieces: buyers, buyers })
  })
