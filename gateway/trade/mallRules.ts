import { inArray } from 'drizzle-orm'
import type { Querying } from '../db/open'
import { settings } from '../db/schema'

/** The mall's figures that prices and limits depend on. Cents, pieces, minutes. */
export type MallRules = {
  freight: { amount: number; freeFrom: number }
  globalMaximumAmount: number
  globalMaximumTotal: number
  payMinutes: number
}

const DEFAULTS: MallRules = { freight: { amount: 800, freeFrom: 3900 }, globalMaximumAmount: 99, globalMaximumTotal: 200, payMinutes: 30 }

/** From the operator's settings (`mallConfig`, and `trade` for how long an order waits for payment); what is not set there has our defaults. */
export async function mallRules(db: Querying): Promise<MallRules> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, ['mallConfig', 'trade']))
  const config = (key: string) => (rows.find((row) => row.key === key)?.value ?? {}) as Partial<MallRules>
  const { freight, globalMaximumAmount, globalMaximumTotal } = config('mallConfig')
  return {
    freight: freight ?? DEFAULTS.freight,
    globalMaximumAmount: globalMaximumAmount ?? DEFAULTS.globalMaximumAmount,
    globalMaximumTotal: globalMaximumTotal ?? DEFAULTS.globalMaximumTotal,
    payMinutes: config('trade').payMinutes ?? DEFAULTS.payMinutes,
  }
}
