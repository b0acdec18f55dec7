import { wechat } from '../../../src/contract/wechat'
import { sha256 } from '../../lib/hash'
import { implement } from '../../kernel/implement'
import { enforceRateLimit } from '../../kernel/rateLimit'
import { ownOrder } from '../order/ownOrder'
import { accept } from './accept'

export const wechatHandlers = implement(wechat, {
  templates: async ({ providers }) => ({ results: [...providers.wechat.templates] }),
  accept: async ({ db, providers, now, transaction, memberId, body: { ordersCode: orderCode, scenes, wechatCode } }) => {
    await ownOrder(db, { memberId, orderCode })
    const { openId } = await providers.wechat.personOf('mini', wechatCode)
    await transaction((tx) => accept(tx, { memberId, orderCode, scenes, openId, now }))
    return { done: true as const }
  },
  jsSdk: async ({ db, providers, now, address, query: { url } }) => {
    await enforceRateLimit(db, { bucket: `jssdk:${sha256(address)}`, max: 120, seconds: 600 }, now)
    return { config: await providers.wechat.jsSdk(url) }
  },
})
