import { isAtLeast } from '../../../src/lib/appVersion'
import { METHODS, type Answer, type MethodName, type Params } from '../../../src/platform/native/methods'
import { answerBank, callOfApp } from './gateway'
import { followLinks } from './links'
import { memory } from './memory'
import { orderInApp } from './ownOrderConfirm'
import { APPS, type Manner, type ShellSettings } from './settings'

type Question<Name extends MethodName = MethodName> = { id: string; secret: string; method: Name; params: Params<Name> }
type Page = Window & {
  QingheNative?: object
  webkit?: object
  QingheBridge?: { reply: (words: string) => void }
}
type Handlers = {
  [Name in MethodName]: (params: Params<Name>, manner: Manner, settings: ShellSettings) => Promise<Answer<Name>> | Answer<Name>
}

/** Thrown by a method the app did not carry out; its words are those of the answer. */
const refused = (words: string) => {
  throw new Error(words)
}
const unless = (manner: Manner) => (manner === 'done' ? undefined : refused(manner === 'cancelled' ? '已取消' : '没有成功'))

const HANDLERS: Handlers = {
  async getToken(_params, manner, { person }) {
    unless(manner)
    if (!person || !memory.read().isLoggedIn) return { token: null }
    const { code } = await callOfApp<{ code: string }>('POST', '/login/codes', {})
    return { token: code, userId: person.userId }
  },
  getSystemInfo(_params, manner, { app, system, version }) {
    unless(manner)
    return { system, systemVersion: '18.0', appVersion: version, model: APPS[app].name }
  },
  async pay({ payUrl }, manner) {
    if (manner === 'cancelled') return { outcome: 'cancelled' }
    await answerBank(payUrl, manner === 'done' ? 'confirm' : 'fail')
    return { outcome: manner === 'done' ? 'done' : 'failed' }
  },
  share: (_params, manner) => ({ shared: manner === 'done' }),
  savePicture(_params, manner) {
    unless(manner)
    return {}
  },
  getPushClient: (_params, manner) => ({ client: manner === 'done' ? { clientId: 'installation-1', provider: 'fcm' } : null }),
  playVideo(_params, manner) {
    unless(manner)
    return {}
  },
  openOrderConfirm({ settleId }, manner, { system }) {
    unless(manner)
    // Its answer first: the app's own screen covers the page then.
    setTimeout(() => void orderInApp(settleId, system), 100)
    return {}
  },
}

/** Puts one of the provider's apps around the page, as docs/native-bridge.md says an app does it. To run before the shop. */
export function openShell(settings: ShellSettings) {
  memory.write({ settings })
  followLinks(settings)
  if (!settings.bridge) return
  const page = window as Page
  const native = { postMessage: (words: string) => void hear(words) }
  if (settings.system === 'ios') page.webkit = { messageHandlers: { qinghe: native } }
  else page.QingheNative = native
}

async function hear(words: string) {
  const { settings } = memory.read()
  const question = JSON.parse(words) as Question
  const { id, secret, method, params } = question
  memory.note({ at: 'asked', words: `${method} ${JSON.stringify(params)}` })
  // An app of an older version knows nothing of a newer method and says nothing.
  if (!settings || settings.app === 'doctorMini' || !(method in METHODS) || !isAtLeast(settings.version, METHODS[method].since)) return
  const manner = settings.answers[method] ?? 'done'
  if (manner === 'silent') return
  if (manner === 'forged') {
    const answer = { token: 'a-token-of-somebody-else', userId: 'somebody', outcome: 'done' }
    for (const own of [undefined, '0'.repeat(32), id]) reply({ id, secret: own, ok: true, answer })
    return
  }
  const call = HANDLERS[method] as (params: unknown, manner: Manner, settings: ShellSettings) => unknown
  try {
    reply({ id, secret, ok: true, answer: await call(params, manner, settings) })
  } catch (failure) {
    reply({ id, secret, ok: false, message: failure instanceof Error ? failure.message : '没有成功' })
  }
}

function reply(words: { id: string; secret: string | undefined; ok: boolean; answer?: unknown; message?: string }) {
  const { id: _id, secret: _secret, ...told } = words
  memory.note({ at: 'answered', words: JSON.stringify(told).replace(/"token":"[^"]+"/, '"token":"…"') })
  ;(window as Page).QingheBridge?.reply(JSON.stringify(words))
}
