import * as z from 'zod/mini'
import { SHOP, type Shop } from '../../src/lib/shop'
import type { Querying } from '../db/open'
import { setting, settingOf } from './settings'

const Name = z.optional(z.string().check(z.minLength(1), z.maxLength(40)))
const shopSetting = setting('shop', z.object({ name: Name, shortName: Name, sellerName: Name }))

/** What the pharmacy calls itself: the setting `shop`, and what is not set there as it was built. */
export const shopOf = async (db: Querying): Promise<Shop> => {
  const { name, shortName, sellerName } = (await settingOf(db, shopSetting)) ?? {}
  return { name: name ?? SHOP.name, shortName: shortName ?? name ?? SHOP.shortName, sellerName: sellerName ?? name ?? SHOP.sellerName }
}

/** A text message begins with who sends it, as the operators of networks want it. */
export const signedSms = async (db: Querying, text: string) => `【${(await shopOf(db)).name}】${text}`
