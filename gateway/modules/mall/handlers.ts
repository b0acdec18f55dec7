import { and, count, eq, inArray } from 'drizzle-orm'
import type { Answer } from '../../../src/contract/endpoint'
import { mall } from '../../../src/contract/mall'
import { OrderStatus } from '../../../src/contract/order'
import { hoursText } from '../../../src/lib/hoursText'
import { categoriesOf } from './categories'
import { repurchaseOf } from '../order/repurchase'
import { settingOf } from '../../kernel/settings'
import { SYMPTOMS } from '../catalogue/taxonomy'
import { callOffered, registerCallback } from '../callback/registerCallback'
import { members } from '../../kernel/schema'
import { orders } from '../purchase/schema'
import { products } from '../catalogue/schema'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { notFound, HttpError } from '../../kernel/httpError'
import { CONSENT, missingConsents } from '../agreement/needConsent'
import { hasDoctors } from '../consultation/opening'
import { isOnDuty } from './onDuty'
import type { Db } from '../../db/open'
import type { RequestContext } from '../../kernel/requestContext'
import { switchOf } from '../preference/switches'
import { mallConfigSetting } from '../../kernel/mallConfig'
import { onlineAt } from '../hours/onlineTime'
import { onlineTimeOf } from '../hours/onlineTimeOf'
import { EXTERNAL_SITES } from './externalSites'
import { shopOf } from '../../kernel/shop'
import { RULE_GROUPS, ruleGroupsSetting } from './ruleGroups'
import { licencesSetting, servicePhone } from '../../kernel/licences'

type Asked = Pick<RequestContext, 'db' | 'now' | 'demonstration' | 'providers' | 'channel'>

export const mallHandlers = implement(mall, {
  config: configOf,

  home: async ({ db, providers: { fileKeys: ring }, now, memberId }) => {
    if (memberId === undefined) return VISITORS_HOME
    const [member] = await db.select({ nickname: members.nickname }).from(members).where(eq(members.memberId, memberId))
    const [open] = await db
      .select({ orders: count() })
      .from(orders)
      .where(
        and(
          eq(orders.memberId, memberId),
          inArray(orders.status, [OrderStatus.inReview, OrderStatus.toPay, OrderStatus.toShip, OrderStatus.shipped]),
        ),
      )
    return {
      ...VISITORS_HOME,
      greetingName: member?.nickname ?? null,
      repurchase: (await maySeeHealth(db, memberId, now)) ? await repurchaseOf({ db, ring, now }, memberId) : null,
      ordersUnderWay: open?.orders ?? 0,
    }
  },

  categories: categoriesNow,

  first: async (visit) => ({
    // WeChat asks without a header that says so.
    config: await configOf({ ...visit, channel: 'weapp' }),
    home: VISITORS_HOME,
    categories: await categoriesNow(visit),
  }),

  licences: async ({ db, now }) => {
    const licences = await settingOf(db, licencesSetting)
    if (!licences) throw new HttpError(503, 'NOT_SET_UP', '资质信息尚未登记，请稍后再试')
    return { ...licences, pharmacists: licences.pharmacists.map((one) => ({ ...one, onDuty: isOnDuty(one, now) })) }
  },

  rules: async ({ db }) => ({ groups: (await settingOf(db, ruleGroupsSetting)) ?? RULE_GROUPS }),

  onlineTime: async ({ db, now }) => {
    const time = await onlineTimeOf(db)
    const { online, changesAt } = onlineAt(time, now)
    return { hours: hoursText(time.weekly), online, changesAt: changesAt?.toISOString() ?? null, serverTime: now.toISOString() }
  },

  /** Idempotent by its key; at most three a day for a phone, ten an hour for an address. */
  requestCallback: async ({ db, now, memberId = null, address, idempotent, body: { phoneNum, productCode, question } }) => {
    const expectedBefore = await callOffered(db, now)
    if (!expectedBefore) throw new HttpError(409, 'CALLBACK_OFF', '暂不提供回拨，请直接拨打药师电话')
    return idempotent(async (tx) => {
      await enforceRateLimit(tx, { bucket: `callback:address:${address}`, max: 10, seconds: 3600 }, now)
      if (productCode !== undefined) {
        const [product] = await tx.select({ productCode: products.productCode }).from(products).where(eq(products.productCode, productCode))
        if (!product) throw notFound('这件商品')
      }
      return registerCallback(tx, { memberId, phone: phoneNum, productCode, question, now, expectedBefore })
    })
  },
})

async function configOf({ db, now, demonstration, providers, channel }: Asked): Promise<Answer<typeof mall.config>> {
  const config = await settingOf(db, mallConfigSetting)
  if (!config) throw new HttpError(503, 'NOT_SET_UP', '商城尚未完成设置，请稍后再试')
  const { online } = onlineAt(await onlineTimeOf(db), now)
  const badge = config.badge.filter(({ onlyOnline }) => online || !onlyOnline)
  const shop = await shopOf(db)
  // One telephone, the registered one, wherever the shop names it.
  const phone = await servicePhone(db)
  const appBoxInfo = config.appBoxInfo && { ...config.appBoxInfo, ...(phone !== undefined && { phone }) }
  return {
    externalSites: EXTERNAL_SITES,
    ...config,
    appBoxInfo,
    consults: await hasDoctors(db),
    ...(phone !== undefined && { phone }),
    shop,
    badge,
    logins: [...providers.thirdParty.offers(channel)],
    demonstration,
  }
}

const VISITORS_HOME = {
  greetingName: null,
  symptoms: Object.entries(SYMPTOMS).map(([id, name]) => ({ id, name })),
  repurchase: null,
  ordersUnderWay: 0,
}

async function categoriesNow({ db }: Asked) {
  return { results: await categoriesOf(db) }
}

/** Medicines are recommended only while a member wants personal lists and agreed to health information being used. */
async function maySeeHealth(db: Db, memberId: string, now: Date): Promise<boolean> {
  if (!(await switchOf(db, memberId, 'product_mhy')).isOn) return false
  return (await missingConsents(db, { memberId, documents: [CONSENT.drugUser], now })).length === 0
}
