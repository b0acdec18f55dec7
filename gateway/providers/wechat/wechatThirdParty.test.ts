import { absentThirdParty, pretendedThirdParty } from '../login/thirdParty'
import { absentWechat } from './wechat'
import { wechatThirdParty } from './wechatThirdParty'

const mini = { ...absentWechat, has: (app: string) => app === 'mini' }
const both = { ...absentWechat, has: () => true }

describe('the logins a shop offers', () => {
  it.each([
    ['in the mini-program, without a service for others', mini, absentThirdParty, 'weapp', ['wechat']],
    ['in WeChat’s browser, without an official account', mini, absentThirdParty, 'wechat', []],
    ['in WeChat’s browser, with one', both, absentThirdParty, 'wechat', ['wechat']],
    ['in a browser, without a service for others', both, absentThirdParty, 'h5', []],
    ['in a browser of a demonstration', mini, pretendedThirdParty, 'h5', ['wechat', 'alipay']],
  ])('%s', (_where, wechat, others, channel, offered) => {
    expect(wechatThirdParty(wechat, others).offers(channel)).toEqual(offered)
  })
})
