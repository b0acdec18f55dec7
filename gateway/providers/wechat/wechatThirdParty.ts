import type { ThirdParty } from '../login/thirdParty'
import type { Wechat } from './wechat'

/**
 * Logins of WeChat in the mini-program and in its browser, and of anybody else as before. Somebody is known by the id that all apps
 * of the pharmacy share, where they are bound together on WeChat's open platform; else by the one app's.
 */
export const wechatThirdParty = (wechat: Wechat, otherwise: ThirdParty): ThirdParty => ({
  subjectOf: async (provider, code, channel) => {
    const app = channel === 'weapp' ? 'mini' : channel === 'wechat' ? 'browser' : undefined
    if (provider !== 'wechat' || app === undefined) return otherwise.subjectOf(provider, code, channel)
    const { openId, unionId, appid } = await wechat.personOf(app, code)
    return unionId ?? `${appid}:${openId}`
  },
})
