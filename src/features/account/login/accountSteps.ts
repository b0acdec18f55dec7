import '@/api/deviceSign'
import { ApiError } from '@/api/errors'
import { send } from '@/api/send'
import { account } from '@/contract/account'
import { rsaOaepEncrypt } from '@/lib/rsaOaep'
import { utf8 } from '@/lib/utf8'
import { randomBytes } from '@/platform/device/random'

/** Logs in with a password, which leaves the device encrypted with the gateway's key and good for one login. */
export async function logInByPassword({ loginName, password, agreements }: { loginName: string; password: string; agreements: string }) {
  const seed = randomBytes(32)
  if (!seed) throw new ApiError({ status: 0, code: 'OLD_BROWSER', message: '当前浏览器版本过旧，请更新后再用密码登录，或改用短信登录' })
  const key = await send(account.publicKey, {})
  const sealed = rsaOaepEncrypt(key, utf8(JSON.stringify({ password, nonce: key.nonce })), seed)
  return send(account.accountLogin, { body: { platform: '3', loginName, password: sealed, keyId: key.keyId, agreements } })
}
