import type { Answer } from '../../../src/contract/endpoint'
import { mall } from '../../../src/contract/mall'
import { hoursText } from '../../../src/lib/hoursText'
import { categoriesOf } from './categories'
import { settingOf } from '../../kernel/settings'
import { callOffered } from '../callback/registerCallback'
import { implement } from '../../kernel/implement'
import { HttpError } from '../../lib/httpError'
import { hasDoctors } from '../consultation/opening'
import { isOnDuty } from './onDuty'
import type { RequestContext } from '../../kernel/requestContext'
import { mallConfigSetting } from '../../kernel/mallConfig'
import { onlineAt } from '../hours/onlineTime'
import { onlineTimeOf } from '../hours/onlineTimeOf'
import { EXTERNAL_SITES } from './externalSites'
import { memberHome, VISITORS_HOME } from './memberHome'
import { requestCall } from './requestCall'
import { shopOf } from '../../kernel/shop'
import { RULE_GROUPS, ruleGroupsSetting } from './ruleGroups'
import { licencesSetting, servicePhone } from '../../kernel/licences'

type Asked = Pick<RequestContext, 'db' | 'now' | 'demonstration' | 'providers' | 'channel'>

export const mallHandlers = implement(mall, {
  config: configOf,

  home: async ({ db, providers: { fileKeys: ring }, now, memberId }) =>
    memberId === undefined ? VISITORS_HOME : memberHome({ db, ring, now }, memberId),

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
    return idempotent((tx) => requestCall(tx, { memberId, address, phone: phoneNum, productCode, question, now, expectedBefore }))
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

async function categoriesNow({ db }: Asked) {
  return { results: await categoriesOf(db) }
}
