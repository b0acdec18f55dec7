import type { MessageScene } from '../../../src/contract/wechat'
import { WechatFault } from '../payment/wechatPay/fault'
import type { OpenApi } from './openApi'
import type { MessageWord, Wechat } from './wechat'

/** A message template of the mini-program, and which of our texts fills which of its fields. */
export type Template = { templateId: string; fields: Readonly<Record<string, MessageWord>> }
export type Templates = Partial<Record<MessageScene, Template>>

/** The most characters a field of a kind takes (发送订阅消息, 参数值内容限制). */
const MAX_LENGTH: Readonly<Record<string, number>> = { thing: 20, character_string: 32, phrase: 5, number: 32, amount: 12 }
const fitting = (field: string, text: string) => [...text].slice(0, MAX_LENGTH[field.replace(/\d+$/, '')]).join('')

/** The person has not subscribed to it, or has withdrawn. */
const UNWANTED = '43101'

export const sendMessage =
  (api: OpenApi, templates: Templates, state: string): Wechat['sendMessage'] =>
  async ({ scene, openId, page, words }) => {
    const template = templates[scene]
    if (!template) return false
    const data = Object.fromEntries(
      Object.entries(template.fields).map(([field, word]) => [field, { value: fitting(field, words[word] ?? '—') }]),
    )
    const body = { touser: openId, template_id: template.templateId, page, miniprogram_state: state, lang: 'zh_CN', data }
    try {
      await api.withToken('mini', { path: '/cgi-bin/message/subscribe/send', body })
      return true
    } catch (error) {
      if (error instanceof WechatFault && error.code === UNWANTED) return false
      throw error
    }
  }
