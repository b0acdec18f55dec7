import { inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Querying } from '../../db/open'
import { settings } from '../../db/schema'

/** The mall's figures that prices and limits depend on. Cents, pieces, minutes. */
export type MallRules = {
  freight: { amount: number; freeFrom: number }
  globalMaximumAmount: number
  globalMaximumTotal: number
  payMinutes: number
  /** Unpaid orders a member may have at once, and a delivery address asked for from one connection. */
  unpaidOrders: number
  unpaidOrdersOfPlace: number
  /** New carts of visitors an address on the network may begin in an hour, and lines each may hold. */
  visitorCartsAnHour: number
  visitorCartLines: number
}

const DEFAULTS: MallRules = {
  freight: { amount: 800, freeFrom: 3900 },
  globalMaximumAmount: 99,
  globalMaximumTotal: 200,
  payMinutes: 30,
  unpaidOrders: 5,
  unpaidOrdersOfPlace: 10,
  visitorCartsAnHour: 120,
  visitorCartLines: 50,
}

const Count = z.int().check(z.minimum(1))
/** The row `trade`, as an operator writes it by hand. A figure that is wrong counts as not set. */
const Trade = z.object({
  payMinutes: z.catch(z.optional(z.number().check(z.positive())), undefined),
  unpaidOrders: z.catch(z.optional(Count), undefined),
  unpaidOrdersOfPlace: z.catch(z.optional(Count), undefined),
  visitorCartsAnHour: z.catch(z.optional(Count), undefined),
  visitorCartLines: z.catch(z.optional(Count), undefined),
})

/** From the operator's settings (`mallConfig`, and `trade` for how long an order waits for payment and how much may wait); what is not set there has our defaults. */
export async function mallRules(db: Querying): Promise<MallRules> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, ['mallConfig', 'trade']))
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value ?? {}
  const { freight, globalMaximumAmount, globalMaximumTotal } = valueOf('mallConfig') as Partial<MallRules>
  const trade = Trade.safeParse(valueOf('trade')).data ?? {}
  return {
    freight: freight ?? DEFAULTS.freight,
    globalMaximumAmount: globalMaximumAmount ?? DEFAULTS.globalMaximumAmount,
    globalMaximumTotal: globalMaximumTotal ?? DEFAULTS.globalMaximumTotal,
    payMinutes: trade.payMinutes ?? DEFAULTS.payMinutes,
    unpaidOrders: trade.unpaidOrders ?? DEFAULTS.unpaidOrders,
    unpaidOrdersOfPlace: trade.unpaidOrdersOfPlace ?? DEFAULTS.unpaidOrdersOfPlace,
    visitorCartsAnHour: trade.visitorCartsAnHour ?? DEFAULTS.visitorCartsAnHour,
    visitorCartLines: trade.visitorCartLines ?? DEFAULTS.visitorCartLines,
  }
}
