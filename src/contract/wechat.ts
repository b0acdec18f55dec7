import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Done, Id } from './fields'
import { WechatCode } from './pay'

/** What a message in WeChat can be about. */
export const MessageScene = z.enum(['paid', 'shipped'], '不支持的通知')
export type MessageScene = z.infer<typeof MessageScene>

/** What a page hands `wx.config`. */
export const JsSdkConfig = z
  .looseObject({ appId: z.string(), timestamp: z.int(), nonceStr: z.string(), signature: z.string() })
  .register(z.globalRegistry, { id: 'JsSdkConfig' })
export type JsSdkConfig = z.infer<typeof JsSdkConfig>

export const wechat = {
  templates: endpoint('GET /wechat/templates', {
    about: 'Templates for `wx.requestSubscribeMessage`, to be known before the tap that asks; none where no messages are sent',
    session: 'required',
    output: z.looseObject({ results: z.array(z.looseObject({ scene: MessageScene, templateId: z.string() })) }),
    fallback: { results: [] },
  }),
  accept: endpoint('POST /wechat/acceptances', {
    about: 'Tell that the member allowed messages about an order in the mini-program: one of each kind, used up when it is sent',
    collects: { scene: '允许微信通知', kinds: ['push'] },
    session: 'required',
    body: z.object({
      ordersCode: Id,
      scenes: z.array(MessageScene).check(z.minLength(1), z.maxLength(2)),
      wechatCode: WechatCode,
    }),
    output: Done,
  }),
  jsSdk: endpoint('GET /wechat/jssdk', {
    about: 'Sign an address of this shop for WeChat’s JS-SDK; null where the shop has no official account',
    query: z.object({ url: z.string().check(z.maxLength(2000)) }),
    output: z.looseObject({ config: z.nullable(JsSdkConfig) }),
    fallback: { config: null },
  }),
}
