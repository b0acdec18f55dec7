import { inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { MAX_COIN_PERCENT, MAX_COINS_EARNED } from '../../../src/contract/coin'
import { mall } from '../../../src/contract/mall'
import type { Querying } from '../../db/open'
import { inTurn } from '../../db/inTurn'
import { mallConfigSetting } from '../../kernel/mallConfig'
import { settings } from '../../db/schema'
import { setting, settingOf } from '../../kernel/settings'

/** The mall's figures that prices and limits depend on. Cents, pieces, minutes. */
export type MallRules = {
  freight: { amount: number; freeFrom: number }
  globalMaximumAmount: number
  globalMaximumTotal: number
  payMinutes: number
  /** Unpaid orders a member may have at once, and a delivery address asked for from one connection. */
  unpaidOrders: number
  unpaidOrdersOfPlace: number
  /** Pieces in unpaid orders of all members that one address on the network may hold. */
  unpaidPiecesOfNetwork: number
  /** New carts of visitors an address on the network may begin in an hour, and lines each may hold. */
  visitorCartsAnHour: number
  visitorCartLines: number
  /** How much of what goods cost that are no prescription drugs may be paid with coins, in percent; nothing where the shop has not decided. */
  coinPercent: number
  /** Coins for every 100 yuan of what was bought, once it is received; none where the shop has not decided. */
  coinEarn: number
  /** Product codes that the paid membership has no price of its own for. */
  memberPriceWithout: string[]
}

const { freight, globalMaximumAmount, globalMaximumTotal } = mall.config.fallback
/** Of a shop that sets nothing. */
export const DEFAULTS: MallRules = {
  freight,
  globalMaximumAmount,
  globalMaximumTotal,
  payMinutes: 30,
  unpaidOrders: 5,
  unpaidOrdersOfPlace: 10,
  unpaidPiecesOfNetwork: 500,
  visitorCartsAnHour: 120,
  visitorCartLines: 50,
  coinPercent: 0,
  coinEarn: 0,
  memberPriceWithout: [],
}

const Count = z.int().check(z.minimum(1))
/** The setting `trade`, as an operator writes it. An invalid figure counts as not set. */
const Trade = z.object({
  payMinutes: z.catch(z.optional(z.number().check(z.positive())), undefined),
  unpaidOrders: z.catch(z.optional(Count), undefined),
  unpaidOrdersOfPlace: z.catch(z.optional(Count), undefined),
  unpaidPiecesOfNetwork: z.catch(z.optional(Count), undefined),
  visitorCartsAnHour: z.catch(z.optional(Count), undefined),
  visitorCartLines: z.catch(z.optional(Count), undefined),
})

/** The setting `coinUse`. */
const CoinUse = z.object({ percent: z.int().check(z.minimum(0), z.maximum(MAX_COIN_PERCENT)) })
/** The setting `coinEarn`. */
const CoinEarn = z.object({ coins: z.int().check(z.minimum(0), z.maximum(MAX_COINS_EARNED)) })
/** Of the setting `svip` what prices depend on. */
const Svip = z.object({ without: z.array(z.string()) })

const others = ['trade', 'coinUse', 'coinEarn', 'svip'].map((key) => setting<unknown>(key))
const SETTINGS = [mallConfigSetting, ...others]
const KEYS = SETTINGS.map(({ key }) => key)

/** The settings that the figures are read from, for a query that reads more with them. */
export const mallSettings = (db: Querying) =>
  db.select({ key: settings.key, value: settings.value }).from(settings).where(inArray(settings.key, KEYS))

type SettingRow = { key: string; value: unknown }

/** From the operator's settings (`mallConfig`, and `trade` for how long an order waits for payment and how much may wait); what is not set there has our defaults, of which the pages know the same (`mall.config`). */
export const mallRules = async (db: Querying): Promise<MallRules> => mallRulesIn(await mallSettings(db))

/** The same as pages show them: cached for at most a second (`settingOf`). */
export async function shownRules(db: Querying): Promise<MallRules> {
  const rows = await inTurn(SETTINGS, async (one) => ({ key: one.key, value: await settingOf<unknown>(db, one) }))
  return mallRulesIn(rows)
}

export function mallRulesIn(rows: readonly SettingRow[]): MallRules {
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value ?? {}
  const config = valueOf('mallConfig') as Partial<MallRules>
  const trade = Trade.safeParse(valueOf('trade')).data ?? {}
  return {
    freight: config.freight ?? DEFAULTS.freight,
    globalMaximumAmount: config.globalMaximumAmount ?? DEFAULTS.globalMaximumAmount,
    globalMaximumTotal: config.globalMaximumTotal ?? DEFAULTS.globalMaximumTotal,
    payMinutes: trade.payMinutes ?? DEFAULTS.payMinutes,
    unpaidOrders: trade.unpaidOrders ?? DEFAULTS.unpaidOrders,
    unpaidOrdersOfPlace: trade.unpaidOrdersOfPlace ?? DEFAULTS.unpaidOrdersOfPlace,
    unpaidPiecesOfNetwork: trade.unpaidPiecesOfNetwork ?? DEFAULTS.unpaidPiecesOfNetwork,
    visitorCartsAnHour: trade.visitorCartsAnHour ?? DEFAULTS.visitorCartsAnHour,
    visitorCartLines: trade.visitorCartLines ?? DEFAULTS.visitorCartLines,
    coinPercent: CoinUse.safeParse(valueOf('coinUse')).data?.percent ?? DEFAULTS.coinPercent,
    coinEarn: CoinEarn.safeParse(valueOf('coinEarn')).data?.coins ?? DEFAULTS.coinEarn,
    memberPriceWithout: Svip.safeParse(valueOf('svip')).data?.without ?? DEFAULTS.memberPriceWithout,
  }
}
