import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newKeyRing } from '../../gateway/lib/keyRing'
import { certified } from '../../gateway/providers/wechat/localWechat/certificate'

/** Where nobody listens: a provider that is set up and never asked. */
const NOBODY = 'http://127.0.0.1:9'
/** One of payments is on no machine of the shop's own: a name that nobody has (RFC 6761). */
const BANK = 'https://pay.invalid'

/** The settings of a real shop without its database, and what removes the key they name. */
export function realShop(): { env: Record<string, string>; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-real-'))
  const key = path.join(folder, 'apiclient_key.pem')
  writeFileSync(key, certified('qinghe', new Date()).privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const env = {
    DEMO: '',
    PUBLIC_URL: 'https://shop.test',
    SMS_URL: NOBODY,
    SMS_TOKEN: 'token-of-the-messages-1',
    WECHAT_APPID: 'wx0123456789abcdef',
    WECHAT_SECRET: 'secret-of-the-mini-program',
    WECHAT_MCHID: '1900000109',
    WECHAT_MCH_SERIAL: '5A1F',
    WECHAT_MCH_KEY: key,
    WECHAT_API_V3_KEY: 'abcdefghijklmnopqrstuvwxyz012345',
    WECHAT_PAY_URL: BANK,
    WECHAT_API_URL: NOBODY,
    FILE_KEYS: newKeyRing(),
  }
  return { env, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
