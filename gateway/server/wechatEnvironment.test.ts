import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { certified } from '../providers/wechat/localWechat/certificate'
import { wechatOf } from './wechatEnvironment'

const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-keys-'))
const own = certified('qinghe', new Date())
const [privateFile, publicFile, wrongFile] = ['key.pem', 'pub.pem', 'wrong.pem'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
]
writeFileSync(privateFile, own.privateKey.export({ type: 'pkcs8', format: 'pem' }))
writeFileSync(publicFile, own.publicKey.export({ type: 'spki', format: 'pem' }))
writeFileSync(wrongFile, 'THE-SECRET-IN-THE-FILE')
afterAll(() => rmSync(folder, { recursive: true }))

const APP = { WECHAT_APPID: 'wx1', WECHAT_SECRET: 's1' }
const PAY = {
  WECHAT_MCHID: '1900000109',
  WECHAT_MCH_SERIAL: '5a1f',
  WECHAT_MCH_KEY: privateFile,
  WECHAT_API_V3_KEY: '0123456789abcdef0123456789abcdef',
}
const SHOP = 'https://shop.example'
const read = (env: object, publicUrl: string | undefined = SHOP) => wechatOf(env as unknown as NodeJS.ProcessEnv, publicUrl)

describe('what the gateway is told of WeChat', () => {
  it('is nothing without a setting: the embedded bank stays', () => {
    expect(read({ PORT: '8080', WECHAT_APPID: ' ' })).toBeUndefined()
  })

  it('is logins and messages with the app alone, and payments with the merchant', () => {
    const template = 'tmpl?character_string1=orderCode&amount2=amount'
    expect(read({ ...APP, WECHAT_TEMPLATE_PAID: template })).toMatchObject({
      mini: { appid: 'wx1', secret: 's1' },
      merchant: undefined,
      templates: { paid: { templateId: 'tmpl', fields: { character_string1: 'orderCode', amount2: 'amount' } } },
    })
    const { merchant } = read({ ...APP, ...PAY, WECHAT_PAY_KEY_ID: 'PUB_KEY_ID_1', WECHAT_PAY_KEY: publicFile })!
    expect(merchant).toMatchObject({ mchid: '1900000109', serial: '5A1F', payUrl: 'https://api.mch.weixin.qq.com', publicUrl: SHOP })
    expect([merchant?.privateKey.type, merchant?.publicKey?.key.type, merchant?.apiV3Key.length]).toEqual(['private', 'public', 32])
  })

  it.each([
    ['half an app', { WECHAT_APPID: 'wx1' }, '设置了 WECHAT_APPID，还缺少 WECHAT_SECRET'],
    ['a merchant without an app', PAY, '还缺少小程序的 WECHAT_APPID 和 WECHAT_SECRET'],
    ['half a merchant', { ...APP, WECHAT_MCHID: '1' }, '还缺少 WECHAT_MCH_SERIAL、WECHAT_MCH_KEY、WECHAT_API_V3_KEY'],
    ['half an official account', { ...APP, WECHAT_MP_SECRET: 'x' }, '还缺少 WECHAT_MP_APPID'],
    ['half a public key', { ...APP, ...PAY, WECHAT_PAY_KEY_ID: 'PUB_KEY_ID_1' }, '还缺少 WECHAT_PAY_KEY'],
    [
      'a public key without a merchant',
      { ...APP, WECHAT_PAY_KEY_ID: 'PUB_KEY_ID_1', WECHAT_PAY_KEY: publicFile },
      '设置了微信支付公钥，还缺少',
    ],
    ['a short APIv3 key', { ...APP, ...PAY, WECHAT_API_V3_KEY: 'short' }, 'APIv3 密钥应为 32 个字符'],
    ['a key file that is not there', { ...APP, ...PAY, WECHAT_MCH_KEY: '/nowhere.pem' }, 'WECHAT_MCH_KEY=/nowhere.pem 不正确'],
    ['a key file without a key', { ...APP, ...PAY, WECHAT_MCH_KEY: wrongFile }, '不是 PEM 格式的密钥'],
    ['an address that is none', { ...APP, WECHAT_API_URL: 'weixin' }, 'WECHAT_API_URL=weixin 不是一个网址'],
    ['a template without fields', { ...APP, WECHAT_TEMPLATE_PAID: 'tmpl' }, 'WECHAT_TEMPLATE_PAID 不正确'],
    ['a template that names the medicine', { ...APP, WECHAT_TEMPLATE_PAID: 'tmpl?thing1=product' }, '可用的内容为 orderCode'],
    ['an unknown version of the mini-program', { ...APP, WECHAT_STATE: 'beta' }, 'WECHAT_STATE=beta'],
  ])('is refused in one sentence: %s', (_what, env, sentence) => {
    expect(() => read(env)).toThrow(sentence)
    expect(() => read(env)).not.toThrow('THE-SECRET-IN-THE-FILE')
  })

  it.each([
    ['no address WeChat can reach', undefined, '微信支付需要 PUBLIC_URL'],
    ['an address without TLS', 'http://shop.example', '微信支付只向 https 网址发送支付结果'],
  ])('is refused in one sentence: %s', (_what, publicUrl, sentence) => {
    expect(() => wechatOf({ ...APP, ...PAY } as unknown as NodeJS.ProcessEnv, publicUrl)).toThrow(sentence)
  })
})
