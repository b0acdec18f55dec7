import type { App } from '../../../src/platform/native/links'
import type { MethodName } from '../../../src/platform/native/methods'

/** How the app answers a question; what it has no such answer for it refuses. */
export type Manner = 'done' | 'cancelled' | 'failed' | 'silent' | 'forged'
export type System = 'ios' | 'android' | 'harmony'

export const APPS = {
  mallApp: { name: '青禾健康 App', sign: 'QingheMall' },
  doctorApp: { name: '青禾医生 App', sign: 'QingheDoctor' },
  hospitalApp: { name: '青禾医院 App', sign: 'QingheHospital' },
} as const satisfies Record<App, object>

/** The host beside the apps that has a simulated shell. */
export const DOCTOR_MINI = { name: '医生小程序' }

export const SYSTEMS = {
  ios: {
    name: 'iOS',
    agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  },
  android: { name: 'Android', agent: 'Mozilla/5.0 (Linux; Android 14; PHN-AL00) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Mobile' },
  harmony: { name: '鸿蒙', agent: 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) ArkWeb/4.1 Mobile' },
} as const satisfies Record<System, object>

/** Somebody with their session in the app or mini-program. */
export type Person = { name: string; userId: string; token: string }

/** The doctors' mini-program, with the shop in its web-view. */
export type MiniSettings = {
  app: 'doctorMini'
  system: System
  /** Whoever logs in on its login page. Nobody can log in without. */
  person?: Person
}

/** One of the provider's apps on a phone, and how it behaves. */
export type ShellSettings = {
  app: App
  system: System
  version: string
  /** False for an app that forgot to put its bridge into the page. */
  bridge: boolean
  /** `done` where nothing is said. */
  answers: Partial<Record<MethodName, Manner>>
  /** Whoever logs in when the app shows its login. Nobody can log in without. */
  person?: Person
  /** Whether the app opens the links of its scheme; false for one that knows none. */
  followsLinks: boolean
}

export const userAgentOf = ({ app, system, version }: Pick<ShellSettings, 'app' | 'system' | 'version'>) =>
  `${SYSTEMS[system].agent} ${APPS[app].sign}/${version}`
export const agentOfMini = (system: System) => `${SYSTEMS[system].agent} MicroMessenger/8.0.50 NetType/WIFI miniProgram/wx0`

/** What the web-view of an app or mini-program calls itself. */
export const agentOf = (settings: Pick<ShellSettings, 'app' | 'system' | 'version'> | Pick<MiniSettings, 'app' | 'system'>) =>
  settings.app === 'doctorMini' ? agentOfMini(settings.system) : userAgentOf(settings)

/** What the shop asked of the app, and what became of it. */
export type LogLine = { at: 'asked' | 'answered' | 'link'; words: string }
