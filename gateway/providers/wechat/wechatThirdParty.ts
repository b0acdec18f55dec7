import type { ThirdParty } from '../login/thirdParty'
import type { Wechat, WechatApp } from './wechat'

/**
 * WeChat logins in the mini-program and in WeChat's browser; other providers' logins are delegated. A person is identified by the id that
 * all apps of the pharmacy share, where they are bound together on WeChat's open platform; else by the one app's.
 */
export const wechatThirdParty = (wechat: Wechat, otherwise: ThirdParty): ThirdParty => ({
  offers: (channel) => {
    const app = appOf(channel)
    const others = otherwise.offers(channel)
    if (app === undefined) return others
    return [...(wechat.has(app) ? ['wechat'] : []), ...others.filter((provider) => provider !== 'wechat')]
  },
  subjectOf: async (provider, code, channel) => {
    const app = appOf(channel)
    if (provider !== 'wechat' || app === undefined) return otherwise.subjectOf(provider, code, channel)
    const { openId, unionId, appid } = await wechat.personOf(app, code)
    return unionId ?? `${appid}:${openId}`
  },
})

const appOf = (channel: string): WechatApp | undefined => (channel === 'weapp' ? 'mini' : channel === 'wechat' ? 'browser' : undefined)
