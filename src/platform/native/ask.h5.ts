import * as core from 'zod/v4/core'
import { isAtLeast } from '@/lib/appVersion'
import { newKey } from '../device'
import { host } from '../host'
import { METHODS, type Answer, type MethodName, type Params } from './methods'
import { NoAnswer } from './noAnswer'

/** What an app puts into the page: Android and Harmony an object with one method, iOS a message handler. */
type Shell = {
  QingheNative?: { postMessage: (message: string) => void }
  webkit?: { messageHandlers?: { qinghe?: { postMessage: (message: string) => void } } }
  /** Ours, for the app to answer by. */
  QingheBridge?: { reply: (message: string) => void }
}

type Words = { id: string; secret: string; ok: boolean; answer?: unknown; message?: unknown }
type Waiting = { secret: string; answered: (words: Words) => void }
const waiting = new Map<string, Waiting>()
let asked = 0

/**
 * Calls a method of the native bridge and waits for its reply. Rejects with `NoAnswer`. Only from the top frame; every request carries a
 * nonce that its reply must repeat, so that no other script can reply in the app's place.
 */
export async function ask<Name extends MethodName>(name: Name, params: Params<Name>): Promise<Answer<Name>> {
  const { since, answer, timeout } = METHODS[name]
  const send = channel()
  if (!host.native || window.top !== window || !send) throw new NoAnswer('MISSING', name)
  if (!isAtLeast(host.version, since)) throw new NoAnswer('OLD', `${name} from ${since}, the app is ${host.version ?? 'unknown'}`)
  ;(window as Shell).QingheBridge ??= { reply }
  asked += 1
  const [id, secret] = [String(asked), newKey()]
  const said = await new Promise<Words>((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting.delete(id)
      reject(new NoAnswer('LATE', name))
    }, timeout)
    const answered = (words: Words) => {
      clearTimeout(timer)
      waiting.delete(id)
      resolve(words)
    }
    waiting.set(id, { secret, answered })
    send(JSON.stringify({ bridge: 1, id, secret, method: name, params }))
  })
  if (!said.ok) throw new NoAnswer('REFUSED', typeof said.message === 'string' ? said.message : name)
  const read = core.safeParse(answer, said.answer ?? {})
  if (!read.success) throw new NoAnswer('UNREADABLE', name)
  return read.data as Answer<Name>
}

/** The way to the app, or nothing where there is none. */
function channel(): ((message: string) => void) | undefined {
  const { QingheNative, webkit } = window as Shell
  const iOS = webkit?.messageHandlers?.qinghe
  if (host.system === 'ios' && iOS) return (message) => iOS.postMessage(message)
  return QingheNative && ((message) => QingheNative.postMessage(message))
}

/** The callback for the app's replies. Any script in the page can call it: a reply without the nonce of its request is ignored. */
function reply(message: string) {
  const words = wordsOf(message)
  const asking = words && waiting.get(words.id)
  if (asking && asking.secret === words.secret) asking.answered(words)
}

function wordsOf(message: string): Words | undefined {
  try {
    const words = JSON.parse(message) as Partial<Words> | null
    return typeof words?.id === 'string' && typeof words.secret === 'string' && typeof words.ok === 'boolean' ? (words as Words) : undefined
  } catch {
    return undefined
  }
}
