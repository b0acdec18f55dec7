import { and, count, eq, inArray } from 'drizzle-orm'
import { mall } from '../../../src/contract/mall'
import { OrderStatus } from '../../../src/contract/order'
import { categoriesOf } from './categories'
import { repurchaseOf } from './repurchase'
import { settingOf } from '../../kernel/settings'
import { SYMPTOMS } from '../catalogue/taxonomy'
import { callbacks, members, orders, products } from '../../db/schema'
import { randomId } from '../../kernel/hash'
import { implement } from '../../kernel/implement'
import { countAgainst } from '../../kernel/limit'
import { markOf } from '../../kernel/marks'
import { notFound, Refusal } from '../../kernel/refusal'
import { currentIndex } from '../search/current'
import { CONSENT, missingConsents } from '../agreement/needConsent'
import { isOnDuty } from './onDuty'
import type { Db } from '../../db/open'
import { switchOf } from '../preference/switches'
import { licencesSetting, mallConfigSetting } from './settings'
import { callbackBefore } from './callbackBefore'
import { hoursText, onlineAt } from './onlineTime'
import { onlineTimeOf } from './onlineTimeOf'

export const mallHandlers = implement(mall, {
  config: async ({ db, now, demonstration, outside, channel }) => {
    const config = await settingOf(db, mallConfigSetting)
    if (!config) throw new Refusal(503, 'NOT_SET_UP', '商城尚未完成设置，请稍后再试')
    const { online } = onlineAt(await onlineTimeOf(db), now)
    const badge = config.badge.filter(({ onlyOnline }) => online || !onlyOnline)
    return { ...config, badge, logins: [...outside.thirdParty.offers(channel)], demonstration }
  },

  home: async ({ db, now, memberId }) => {
    const symptoms = Object.entries(SYMPTOMS).map(([id, name]) => ({ id, name }))
    if (memberId === undefined) return { greetingName: null, symptoms, repurchase: null, ordersUnderWay: 0 }
    const [member] = await db.select({ nickname: members.nickname }).from(members).where(eq(members.memberId, memberId))
    const [underWay] = await db
      .select({ orders: count() })
      .from(orders)
      .where(and(eq(orders.memberId, memberId), inArray(orders.status, [OrderStatus.toPay, OrderStatus.toShip, OrderStatus.shipped])))
    return {
      greetingName: member?.nickname ?? null,
      symptoms,
      repurchase: (await maySeeHealth(db, memberId, now)) ? await repurchaseOf(db, memberId, now) : null,
      ordersUnderWay: underWay?.orders ?? 0,
    }
  },

  categories: async ({ db, now }) => ({ results: await categoriesOf(db, await currentIndex(db), now) }),

  licences: async ({ db, now }) => {
    const licences = await settingOf(db, licencesSetting)
    if (!licences) throw new Refusal(503, 'NOT_SET_UP', '资质信息尚未登记，请稍后再试')
    return { ...licences, pharmacists: licences.pharmacists.map((one) => ({ ...one, onDuty: isOnDuty(one, now) })) }
  },

  onlineTime: async ({ db, now }) => {
    const time = await onlineTimeOf(db)
    const { online, changesAt } = onlineAt(time, now)
    return { hours: hoursText(time), online, changesAt: changesAt?.toISOString() ?? null, serverTime: now.toISOString() }
  },

  /** Idempotent by its key; at most three a day for a phone, ten an hour for an address. */
  requestCallback: async ({ db, now, address, once, body: { phoneNum, productCode, question } }) => {
    const expectedBefore = callbackBefore(await onlineTimeOf(db), now)
    if (!expectedBefore || (await settingOf(db, mallConfigSetting))?.callbackAvailable === false)
      throw new Refusal(409, 'CALLBACK_OFF', '暂不提供回拨，请直接拨打药师电话')
    const phoneMark = await markOf(db, phoneNum)
    return once(async (tx) => {
      await countAgainst(
        tx,
        { bucket: `callback:${phoneMark}`, most: 3, seconds: 24 * 3600, message: '今天已为这个号码登记过回拨，请留意来电' },
        now,
      )
      await countAgainst(tx, { bucket: `callback:address:${address}`, most: 10, seconds: 3600 }, now)
      if (productCode !== undefined) {
        const [product] = await tx.select({ productCode: products.productCode }).from(products).where(eq(products.productCode, productCode))
        if (!product) throw notFound('这件商品')
      }
      const requestId = randomId()
      await tx
        .insert(callbacks)
        .values({ requestId, phone: phoneNum, productCode: productCode ?? null, question: question ?? null, at: now, expectedBefore })
      return { requestId, expectedBefore: expectedBefore.toISOString() }
    })
  },
})

/** What somebody took is held out to them only while they want personal lists and agreed to health information being used. */
async function maySeeHealth(db: Db, memberId: string, now: Date): Promise<boolean> {
  if (!(await switchOf(db, memberId, 'product_mhy')).isOn) return false
  return (await missingConsents(db, { memberId, documents: [CONSENT.drugUser], now })).length === 0
}
