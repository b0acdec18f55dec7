import { wechat } from '../../../src/contract/wechat'
import { sha256 } from '../../kernel/hash'
import { implement } from '../../kernel/implement'
import { countAgainst } from '../../kernel/limit'
import { ownOrder } from '../order/ownOrder'
import { accept } from './accept'

export const wechatHandlers = implement(wechat, {
  templates: async ({ outside }) => ({ results: [...outside.wechat.templates] }),
  accept: async ({ db, outside, now, memberId, body: { orderCode, scenes, wechatCode } }) => {
    await ownOrder(db, { memberId, orderCode })
    const { openId } = await outside.wechat.personOf('mini', wechatCode)
    await accept(db, { memberId, orderCode, scenes, openId, now })
    return { done: true as const }
  },
  jsSdk: async ({ db, outside, now, address, query: { url } }) => {
    await countAgainst(db, { bucket: `jssdk:${sha256(address)}`, most: 120, seconds: 600 }, now)
    return { config: await outside.wechat.jsSdk(url) }
  },
})
