import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Template, Templates } from '../providers/wechat/messages'
import type { App } from '../providers/wechat/openApi'
import type { MessageWord } from '../providers/wechat/wechat'
import type { Merchant } from '../providers/payment/wechatPay/merchant'
import { StartError } from './startError'

/** What the shop has of WeChat; nothing of it where no `WECHAT_…` is set. */
export type WechatEnvironment = {
  mini: App
  browser: App | undefined
  templates: Templates
  state: string
  apiUrl: string
  merchant: Merchant | undefined
}

const PAY = ['WECHAT_MCHID', 'WECHAT_MCH_SERIAL', 'WECHAT_MCH_KEY', 'WECHAT_API_V3_KEY'] as const
const WORDS: ReadonlySet<string> = new Set<MessageWord>(['orderCode', 'amount', 'time', 'shop', 'carrier', 'trackingNumber'])
const STATES = ['formal', 'trial', 'developer']

/** Reads settings that are required together, all or none: a missing half would only show at the first payment. */
export function wechatOf(env: NodeJS.ProcessEnv, publicUrl: string | undefined): WechatEnvironment | undefined {
  const text = (name: string) => env[name]?.trim() || undefined
  const given = Object.keys(env).filter((name) => name.startsWith('WECHAT_') && text(name))
  if (given.length === 0) return undefined

  /** All of these, or none. */
  const together = <N extends string>(names: readonly N[]): Record<N, string> | undefined => {
    const missing = names.filter((name) => !text(name))
    if (missing.length === names.length) return undefined
    if (missing.length > 0)
      throw new StartError(
        `设置了 ${names.filter((name) => text(name)).join('、')}，还缺少 ${missing.join('、')}：请一并设置，或都不设置。`,
      )
    return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<N, string>
  }
  const address = (name: string, fallback: string) => {
    const value = (text(name) ?? fallback).replace(/\/+$/, '')
    if (!URL.canParse(value)) throw new StartError(`环境变量 ${name}=${value} 不是一个网址。`)
    return value
  }

  const mini = together(['WECHAT_APPID', 'WECHAT_SECRET'])
  if (!mini) throw new StartError(`设置了 ${given.join('、')}，还缺少小程序的 WECHAT_APPID 和 WECHAT_SECRET。`)
  const account = together(['WECHAT_MP_APPID', 'WECHAT_MP_SECRET'])
  const pay = together(PAY)
  const publicKey = together(['WECHAT_PAY_KEY_ID', 'WECHAT_PAY_KEY'])
  if (publicKey && !pay) throw new StartError(`设置了微信支付公钥，还缺少 ${PAY.join('、')}。`)
  const payUrl = address('WECHAT_PAY_URL', 'https://api.mch.weixin.qq.com')
  if (pay && publicUrl === undefined) throw new StartError('微信支付需要 PUBLIC_URL：微信把支付结果发到这个网址。')
  if (pay && !publicUrl?.startsWith('https:') && text('WECHAT_PAY_URL') === undefined)
    throw new StartError('微信支付只向 https 网址发送支付结果：请把 PUBLIC_URL 设为 https 网址。')
  const apiV3Key = Buffer.from(pay?.WECHAT_API_V3_KEY ?? '')
  if (pay && apiV3Key.length !== 32) throw new StartError('环境变量 WECHAT_API_V3_KEY 不正确：APIv3 密钥应为 32 个字符。')
  const state = text('WECHAT_STATE') ?? 'formal'
  if (!STATES.includes(state)) throw new StartError(`环境变量 WECHAT_STATE=${state} 不正确：应为 ${STATES.join('、')} 之一。`)

  const [paid, shipped] = [template('WECHAT_TEMPLATE_PAID', text), template('WECHAT_TEMPLATE_SHIPPED', text)]
  return {
    mini: { appid: mini.WECHAT_APPID, secret: mini.WECHAT_SECRET },
    browser: account && { appid: account.WECHAT_MP_APPID, secret: account.WECHAT_MP_SECRET },
    templates: { ...(paid && { paid }), ...(shipped && { shipped }) },
    state,
    apiUrl: address('WECHAT_API_URL', 'https://api.weixin.qq.com'),
    merchant: pay && {
      mchid: pay.WECHAT_MCHID,
      serial: pay.WECHAT_MCH_SERIAL.toUpperCase(),
      privateKey: keyIn('WECHAT_MCH_KEY', pay.WECHAT_MCH_KEY, createPrivateKey),
      apiV3Key,
      appids: { mini: mini.WECHAT_APPID, browser: account?.WECHAT_MP_APPID },
      publicKey: publicKey && {
        id: publicKey.WECHAT_PAY_KEY_ID,
        key: keyIn('WECHAT_PAY_KEY', publicKey.WECHAT_PAY_KEY, createPublicKey),
      },
      payUrl,
      publicUrl: publicUrl ?? '',
    },
  }
}

/** A key in a PEM file; the file's content never gets into the message. */
function keyIn(name: string, file: string, read: (pem: string) => KeyObject): KeyObject {
  let key: KeyObject
  try {
    key = read(readFileSync(path.resolve(file), 'utf8'))
  } catch {
    throw new StartError(`环境变量 ${name}=${file} 不正确：没有这个文件，或其中不是 PEM 格式的密钥。`)
  }
  const { asymmetricKeyType: kind } = key
  if (kind !== 'rsa') throw new StartError(`环境变量 ${name}=${file} 不正确：微信支付的密钥是 RSA 密钥，这个文件里的是 ${kind}。`)
  return key
}

/** `templateId?character_string1=orderCode&amount2=amount`: which of our words stands in which field of the template. */
function template(name: string, text: (name: string) => string | undefined): Template | undefined {
  const given = text(name)
  if (given === undefined) return undefined
  const [templateId = '', fields = ''] = given.split('?')
  const pairs = [...new URLSearchParams(fields)]
  const unknown = pairs.filter(([field, word]) => !/^[a-z_]+\d+$/.test(field) || !WORDS.has(word))
  if (templateId === '' || pairs.length === 0 || unknown.length > 0)
    throw new StartError(
      `环境变量 ${name} 不正确：应形如 模板ID?character_string1=orderCode&amount2=amount，可用的内容为 ${[...WORDS].join('、')}。`,
    )
  return { templateId, fields: Object.fromEntries(pairs) as Template['fields'] }
}
