import * as z from 'zod/mini'
import { Agreements } from './agreement'
import { OwnPurpose, SmsCode, Work } from './captcha'
import { endpoint } from './endpoint'
import { Done, Id, Instant, Phone, ProductCode, unused } from './fields'

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

/** A device somebody is logged in on. */
export const Device = z
  .looseObject({
    sessionId: Id,
    /** In plain words: iPhone · 微信小程序. */
    name: z.string(),
    loggedInAt: Instant,
    /** To the hour. */
    lastSeenAt: Instant,
    isCurrent: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Device' })
export type Device = z.infer<typeof Device>

/** Hex of the ciphertext of `{"password","nonce"}`, made as `GET /login/publicKey` says. */
const Encrypted = z.string().check(z.regex(/^[0-9a-f]{256,1024}$/, '密码未加密'))
/** What `POST /validate` gave: good once, for ten minutes, for one purpose. */
const Proof = z.string().check(z.minLength(20, '请先完成短信验证'), z.maxLength(64, '请先完成短信验证'))
/** What a page drew for itself before it left to be logged in: a code that was asked for with it is worth nothing elsewhere. */
const EntryKey = z.string().check(z.regex(/^[\da-f]{32}$/, '登录凭证已失效，请重新登录'))
/** What somebody logs in with: a name or a phone. */
export const LoginWord = z.string().check(z.trim(), z.minLength(1, '请填写手机号或用户名'), z.maxLength(40))
const LoginName = z.string().check(z.regex(/^[a-zA-Z][a-zA-Z0-9_]{5,19}$/, '用户名为 6 至 20 位字母、数字或下划线，以字母开头'))
const Proved = z.looseObject({ proof: z.string(), expiresAt: Instant })
const FORM = { session: 'none', timeout: 10000, encoding: 'form' } as const

export const account = {
  publicKey: endpoint('GET /login/publicKey', {
    about: 'The RSA key a password is encrypted with (OAEP, SHA-256), and a nonce to put inside, good once',
    session: 'none',
    timeout: 10000,
    output: z.looseObject({ keyId: Id, modulus: z.string(), exponent: z.int(), nonce: z.string() }),
  }),
  smsLogin: endpoint('POST /login/sms', {
    about: 'Log in with a phone and its code; an unknown phone becomes a member',
    collects: { scene: '短信登录', kinds: ['phone', 'device'] },
    ...FORM,
    headers: ['organizationCode', 'signedDevice', 'channel', 'versionName'],
    body: z.object({ phoneNum: Phone, smsCode: SmsCode, agreements: Agreements }),
    output: Session,
  }),
  accountLogin: endpoint('POST /login/account', {
    about:
      'Log in with a name and a password encrypted as `GET /login/publicKey` says; after many wrong ones from elsewhere refused with WORK_NEEDED and `details.workBits` on devices that are not known',
    collects: { scene: '密码登录', kinds: ['device'] },
    ...FORM,
    headers: ['signedDevice', 'channel', 'versionName'],
    body: z.object({
      platform: z.literal('3'),
      loginName: LoginWord,
      password: Encrypted,
      keyId: Id,
      agreements: Agreements,
      work: Work,
    }),
    output: Session,
  }),
  register: endpoint('POST /register', {
    about: 'Become a member with a phone, its code and a password; a phone that is known is refused with 409 PHONE_TAKEN',
    collects: { scene: '注册', kinds: ['phone', 'account', 'device'] },
    session: 'none',
    timeout: 10000,
    headers: ['organizationCode', 'signedDevice', 'channel', 'versionName'],
    body: z.object({
      phoneNum: Phone,
      smsCode: SmsCode,
      loginName: z.optional(LoginName),
      password: Encrypted,
      keyId: Id,
      agreements: Agreements,
    }),
    output: Session,
  }),
  validate: endpoint('POST /validate', {
    about: 'Turn a phone and its code into a proof for the next step, a new password',
    collects: 'nothing',
    session: 'none',
    timeout: 10000,
    headers: ['signedDevice'],
    body: z.object({ phoneNum: Phone, smsCode: SmsCode, purpose: z.literal('reset', '验证码用途不正确') }),
    output: Proved,
  }),
  validateOwn: endpoint('POST /validate/own', {
    about: 'Turn the code to the member’s own phone into a proof for what it was asked for',
    collects: 'nothing',
    session: 'required',
    timeout: 10000,
    headers: ['signedDevice'],
    body: z.object({ smsCode: SmsCode, purpose: OwnPurpose }),
    output: Proved,
  }),
  resetPassword: endpoint('POST /password/reset', {
    about: 'Set a password with a proof of purpose `reset`; ends every session of the member',
    collects: 'nothing',
    session: 'none',
    timeout: 10000,
    headers: ['signedDevice'],
    body: z.object({ proof: Proof, password: Encrypted, keyId: Id }),
    output: Done,
  }),
  setPassword: endpoint('PUT /password', {
    about: 'Set or change the password of who is logged in, with a proof of purpose `password`; ends the other sessions, renews this one',
    collects: { scene: '设置密码', kinds: ['account'] },
    session: 'required',
    timeout: 10000,
    headers: ['channel'],
    body: z.object({ proof: Proof, password: Encrypted, keyId: Id }),
    output: Session,
  }),
  bindPhone: endpoint('PUT /phone/binder', {
    about:
      'Change the phone: a proof of purpose `change` for the old one, or none within ten minutes of logging in by a code to it; the new one with its code of purpose `bind`. Ends the other sessions, renews this one. Phone and code may come as the query, as the specification has it; the storefront sends the body, because addresses are logged',
    collects: { scene: '更换手机号', kinds: ['phone'] },
    session: 'required',
    timeout: 10000,
    headers: ['channel'],
    query: z.object({ phoneNum: z.optional(Phone), smsCode: z.optional(SmsCode) }),
    body: z.object({ proof: z.optional(Proof), phoneNum: z.optional(Phone), smsCode: z.optional(SmsCode) }),
    output: Session,
  }),
  thirdPartyLogin: endpoint('POST /login/thirdParty', {
    about: 'Log in with the code of another provider’s login; somebody unknown gets a token to bind a phone with',
    collects: { scene: '第三方登录', kinds: ['device'] },
    session: 'none',
    timeout: 10000,
    headers: ['organizationCode', 'signedDevice', 'channel', 'versionName'],
    body: z.object({
      provider: z.enum(['wechat', 'alipay'], '不支持的登录方式'),
      code: z.string().check(z.minLength(1, '授权已失效，请重新授权'), z.maxLength(200, '授权已失效，请重新授权')),
      agreements: Agreements,
    }),
    /** One of them is null. */
    output: z.looseObject({ session: z.nullable(Session), bindToken: z.nullable(z.string()) }),
  }),
  thirdPartyBind: endpoint('POST /login/thirdParty/phone', {
    about: 'Finish a login with another provider: the phone with its code, known or new, belongs to that login from now on',
    collects: { scene: '第三方登录', kinds: ['phone', 'device'] },
    session: 'none',
    timeout: 10000,
    headers: ['organizationCode', 'signedDevice', 'channel', 'versionName'],
    body: z.object({
      bindToken: z.string().check(z.minLength(20, '授权已失效，请重新授权'), z.maxLength(64, '授权已失效，请重新授权')),
      phoneNum: Phone,
      smsCode: SmsCode,
      agreements: Agreements,
    }),
    output: Session,
  }),
  wechatPhone: endpoint('POST /login/wechat/phone', {
    about:
      'Log in with the phone that WeChat vouches for (the phone button’s code); with a bind token that person’s WeChat login belongs to it from now on',
    collects: { scene: '微信手机号登录', kinds: ['phone', 'device'] },
    session: 'none',
    timeout: 10000,
    headers: ['organizationCode', 'signedDevice', 'channel', 'versionName'],
    body: z.object({
      phoneCode: z.string().check(z.regex(/^[\w-]{1,200}$/, '授权已失效，请重新授权')),
      bindToken: z.optional(z.string().check(z.minLength(20, '授权已失效，请重新授权'), z.maxLength(64, '授权已失效，请重新授权'))),
      agreements: Agreements,
    }),
    output: Session,
  }),
  issueLoginCode: endpoint('POST /login/codes', {
    about:
      'A code by which a page that this app or mini-program opens logs in as whoever is logged in here: good once, for a minute, and with an `entry` for the page alone that drew it',
    collects: 'nothing',
    session: 'required',
    timeout: 10000,
    body: z.object({ entry: z.optional(EntryKey) }),
    output: z.looseObject({ code: z.string(), expiresAt: Instant }),
  }),
  exchange: endpoint('POST /login/exchange', {
    about: 'Turn a one-time code, or the token of an app that stood in an address, into a session of this device; the app stays logged in',
    collects: { scene: '从 App 或小程序进入', kinds: ['device'] },
    session: 'none',
    timeout: 10000,
    headers: ['channel'],
    body: z.object({ token: z.string().check(z.minLength(20), z.maxLength(200)), entry: z.optional(EntryKey) }),
    output: Session,
  }),
  exchangeRefused: endpoint('POST /login/exchange/refusal', {
    about: 'End a session that was taken over and that the shopper did not want',
    collects: 'nothing',
    session: 'none',
    timeout: 10000,
    body: z.object({ token: z.string().check(z.minLength(20), z.maxLength(200)) }),
    output: Done,
  }),
  logout: endpoint('DELETE /session', { about: 'End this session everywhere it is used', session: 'optional', output: Done }),
  devices: endpoint('GET /sessions', {
    about: 'Where this member is logged in, this device first',
    session: 'required',
    provides: 'devices',
    output: z.looseObject({ results: z.array(Device) }),
    fallback: { results: [] },
  }),
  endSession: endpoint('DELETE /sessions/{sessionId}', {
    about: 'Log one device out',
    session: 'required',
    params: z.object({ sessionId: Id }),
    invalidates: ['devices'],
    output: Done,
  }),
  endSessions: endpoint('DELETE /sessions', {
    about: 'Log out everywhere; with `keeps=current` everywhere else',
    session: 'required',
    query: z.object({ keeps: z.optional(z.literal('current')) }),
    invalidates: ['devices'],
    output: z.looseObject({ ended: z.int() }),
  }),
  info: endpoint('GET /personal/info', {
    about: 'Who is logged in, with the numbers of the page "me"',
    session: 'required',
    query: z.object({ queryTime: unused(z.optional(z.string().check(z.maxLength(30))), 'the answer is always of now') }),
    provides: 'me',
    output: z.looseObject({
      userId: Id,
      loginName: z.string(),
      nickname: z.string(),
      phoneNum: z.string(),
      /** False for a member who only ever used codes. */
      hasPassword: z.boolean(),
      /** A gateway of before there were coins gives none. */
      coinCount: z._default(z.int(), 0),
      /** The member’s level; a gateway of before there were levels says none. */
      level: z.optional(z.looseObject({ level: z.int(), name: z.string() })),
      couponCount: z.int(),
      favouriteCount: z.int(),
      browsedCount: z.int(),
      addressCount: z.int(),
      /** For whom this member holds prescriptions that can be used, the one that ends first first; a drug of it to open. */
      patients: z.array(
        z.looseObject({
          patientName: z.string(),
          relationLabel: z.string(),
          prescriptionCount: z.int(),
          validUntil: Instant,
          productCode: ProductCode,
        }),
      ),
    }),
  }),
}
