import * as z from 'zod/mini'
import { SmsCode } from './captcha'
import { endpoint } from './endpoint'
import { Done, Id, Instant, Phone } from './fields'

/** A login. The token is opaque; the gateway stores only its hash. */
export const Session = z
  .looseObject({
    token: z.string(),
    userId: Id,
    loginName: z.string(),
    /** Masked: 138****6207. */
    phoneNum: z.string(),
    nickname: z.string(),
    expiresAt: Instant,
  })
  .register(z.globalRegistry, { id: 'Session' })
export type Session = z.infer<typeof Session>

/** What the member agreed to when logging in: `clause@2026-11-01,privacy@2026-11-01`. */
const Agreements = z.string().check(z.maxLength(300), z.regex(/^[\w-]+@[\w.-]+(,[\w-]+@[\w.-]+)*$/, '请先阅读并同意用户协议与隐私政策'))

export const account = {
  publicKey: endpoint('GET /login/publicKey', {
    about: 'The RSA key a password is encrypted with (OAEP, SHA-256), and a nonce to put inside, good once',
    session: 'none',
    timeout: 10000,
    output: z.looseObject({ keyId: Id, modulus: z.string(), exponent: z.int(), nonce: z.string() }),
  }),
  smsLogin: endpoint('POST /login/sms', {
    about: 'Log in with a phone and its code; an unknown phone becomes a member',
    session: 'none',
    timeout: 10000,
    encoding: 'form',
    headers: ['organizationCode', 'signedDevice', 'channel', 'versionName'],
    body: z.object({ phoneNum: Phone, smsCode: SmsCode, agreements: Agreements }),
    output: Session,
  }),
  accountLogin: endpoint('POST /login/account', {
    about: 'Log in with a name and a password encrypted as `GET /login/publicKey` says',
    session: 'none',
    timeout: 10000,
    encoding: 'form',
    headers: ['signedDevice', 'channel', 'versionName'],
    body: z.object({
      platform: z.literal('3'),
      loginName: z.string().check(z.trim(), z.minLength(1, '请填写手机号或用户名'), z.maxLength(40)),
      /** Hex of the ciphertext of `{"password","nonce"}`. */
      password: z.string().check(z.regex(/^[0-9a-f]{256,1024}$/, '密码未加密')),
      keyId: Id,
      agreements: Agreements,
    }),
    output: Session,
  }),
  exchange: endpoint('POST /login/exchange', {
    about: 'Turn a one-time code or a handed-over token into a session of this device; the token in the address ends with it',
    session: 'none',
    timeout: 10000,
    body: z.object({ token: z.string().check(z.minLength(20), z.maxLength(200)) }),
    output: Session,
  }),
  exchangeRefused: endpoint('POST /login/exchange/refusal', {
    about: 'End a session that was taken over and that the shopper did not want',
    session: 'none',
    timeout: 10000,
    body: z.object({ token: z.string().check(z.minLength(20), z.maxLength(200)) }),
    output: Done,
  }),
  logout: endpoint('DELETE /session', { about: 'End this session everywhere it is used', session: 'optional', output: Done }),
  info: endpoint('GET /personal/info', {
    about: 'Who is logged in, with the numbers of the page "me"',
    session: 'required',
    query: z.object({ queryTime: z.optional(z.string().check(z.maxLength(30))) }),
    output: z.looseObject({
      userId: Id,
      loginName: z.string(),
      nickname: z.string(),
      phoneNum: z.string(),
      couponCount: z.int(),
      favouriteCount: z.int(),
      browsedCount: z.int(),
      addressCount: z.int(),
    }),
  }),
}
