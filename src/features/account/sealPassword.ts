import '@/api/deviceSign'
import { ApiError } from '@/api/errors'
import { read } from '@/api/read'
import { account } from '@/contract/account'
import { rsaOaepEncrypt } from '@/lib/rsaOaep'
import { utf8 } from '@/lib/utf8'
import { randomBytes } from '@/platform/device/random'

/** A password as it leaves the device: encrypted with the gateway's key and good for one call. */
export async function sealPassword(password: string) {
  const seed = randomBytes(32)
  if (!seed) throw new ApiError({ status: 0, code: 'OLD_BROWSER', message: '当前浏览器版本过旧，请更新后再使用密码，或改用短信登录' })
  const key = await read(account.publicKey, {})
  return { keyId: key.keyId, password: rsaOaepEncrypt(key, utf8(JSON.stringify({ password, nonce: key.nonce })), seed) }
}
