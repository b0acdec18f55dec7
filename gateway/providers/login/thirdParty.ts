import { HttpError } from '../../lib/httpError'

/** Logins of other providers. Answers the provider's own id of the person a code stands for, or nothing for a code it refuses. */
export type ThirdParty = {
  /** Providers whose logins are on for a channel. */
  offers: (channel: string) => readonly string[]
  subjectOf: (provider: string, code: string, channel: string) => Promise<string | undefined>
}

/** Providers that the contract knows. */
const EVERY = ['wechat', 'alipay'] as const
export const offersAll = () => EVERY

/** For trying the shop: `dev-<name>` is the person of that name. Never in production, where anybody could be anybody. */
export const pretendedThirdParty: ThirdParty = {
  offers: offersAll,
  subjectOf: async (_provider, code) => /^dev-([\w-]{1,40})$/.exec(code)?.[1],
}

/** Production without a provider. */
export const absentThirdParty: ThirdParty = {
  offers: () => [],
  subjectOf: () => Promise.reject(new HttpError(503, 'PROVIDER_OFF', '暂不支持这种登录方式，请使用手机号登录')),
}
