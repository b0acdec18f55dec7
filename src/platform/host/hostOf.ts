import type { Host } from './types'

const KINDS: ReadonlyArray<[RegExp, Host['kind']]> = [
  [/QingheMall\//i, 'mallApp'],
  [/QingheDoctor\//i, 'doctorApp'],
  [/QingheHospital\//i, 'hospitalApp'],
  [/MicroMessenger.*miniProgram|miniProgramEnv/i, 'doctorMini'],
  [/MicroMessenger/i, 'wechat'],
]
const SYSTEMS: ReadonlyArray<[RegExp, Host['system']]> = [
  [/OpenHarmony|HarmonyOS/i, 'harmony'],
  [/iPhone|iPad|iPod/i, 'ios'],
  [/Android/i, 'android'],
]

const APP = /Qinghe[a-z]+\/([\d.]+)/i

/** The host a user agent names. */
export function hostOf(userAgent: string): Host {
  const kind = KINDS.find(([sign]) => sign.test(userAgent))?.[1] ?? 'browser'
  const system = SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other'
  const version = APP.exec(userAgent)?.[1]
  return { kind, system, native: kind === 'mallApp' || kind === 'doctorApp' || kind === 'hospitalApp', ...(version && { version }) }
}
