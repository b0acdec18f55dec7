import { isAtLeast } from '../../src/lib/appVersion'
import { agentOfMini, SYSTEMS, userAgentOf, type APPS, type System } from './shell/settings'

/** What a shopper does in every host, in this order. */
export const STEPS = {
  browse: 'Browse',
  logIn: 'Log in',
  buy: 'Buy',
  pay: 'Pay',
  follow: 'Follow',
  expire: 'Session expired in the middle',
  logOut: 'Log out',
} as const
export type Step = keyof typeof STEPS

type Agent = { userAgent: string; system: System }
/** Who shops on a system. */
export const shopperOn = (system: System): 'zhou' | 'lin' => (system === 'ios' ? 'zhou' : 'lin')
/** A host of the shop. `differs` says where a step is done in another way than on a plain mobile site. */
export type HostRow = {
  name: string
  differs: Partial<Record<Step, string>>
} & (
  | ({ kind: 'browser' } & Agent)
  | { kind: 'wechat'; system: 'ios' | 'android' }
  | ({ kind: keyof typeof APPS; version: string } & Agent)
  | ({ kind: 'doctorMini' } & Agent)
  /** Walked by another step of the tests, which is named. */
  | { kind: 'weapp'; walkedBy: string }
)

const IN_APP = {
  browse: 'products by its link',
  logIn: 'in the app, by its link; a one-time code',
  pay: 'in the app (`pay`)',
  expire: 'the app logs in again',
  logOut: 'of the page; the app hands over anew',
} as const
const CONFIRMS_IN_APP = { buy: 'in the app’s own order confirmation', pay: 'there' } as const

const mini = (system: 'ios' | 'android'): HostRow => ({
  name: `Doctor mini-program, ${system === 'ios' ? 'iOS' : 'Android'}`,
  kind: 'doctorMini',
  system,
  userAgent: agentOfMini(system),
  differs: {
    logIn: 'on the mini-program’s page; a one-time code for this page alone',
    buy: 'on the mini-program’s order confirmation',
    pay: 'there, never in the web-view',
    expire: 'on the mini-program’s page',
  },
})

const wechat = (system: 'ios' | 'android'): HostRow => ({
  name: `WeChat’s browser, ${system === 'ios' ? 'iOS' : 'Android'}`,
  kind: 'wechat',
  system,
  differs: {
    browse: `with a card to pass on; ${system === 'ios' ? 'the address of entry' : 'the present address'} is signed`,
    pay: 'in WeChat’s cashier',
  },
})

const app = (kind: keyof typeof APPS, system: System, version: string): HostRow => ({
  name: `${{ mallApp: 'Mall app', doctorApp: 'Doctor app', hospitalApp: 'Hospital app' }[kind]} ${version}, ${{ ios: 'iOS', android: 'Android', harmony: 'Harmony' }[system]}`,
  kind,
  system,
  version,
  userAgent: userAgentOf({ app: kind, system, version }),
  differs: { ...IN_APP, ...(isAtLeast(version, '6.33.0') && CONFIRMS_IN_APP) },
})

/** Every host the shop opens in (specification 1, section 1). The versions of the apps lie on both sides of 6.33.0. */
export const HOSTS: readonly HostRow[] = [
  { name: 'Mini-program (component engine)', kind: 'weapp', walkedBy: '`weapp`: tests/journeys/both/fullJourney', differs: {} },
  {
    name: 'Plain browser, iOS',
    kind: 'browser',
    system: 'ios',
    userAgent: `${SYSTEMS.ios.agent} Safari/604.1`,
    differs: {},
  },
  {
    name: 'Plain browser, Android',
    kind: 'browser',
    system: 'android',
    userAgent: `${SYSTEMS.android.agent} Safari/537.36`,
    differs: {},
  },
  wechat('ios'),
  wechat('android'),
  app('mallApp', 'ios', '6.33.0'),
  app('mallApp', 'android', '6.9.0'),
  app('mallApp', 'harmony', '6.33.0'),
  app('doctorApp', 'ios', '6.32.9'),
  app('doctorApp', 'android', '6.33.0'),
  app('doctorApp', 'harmony', '6.9.0'),
  app('hospitalApp', 'ios', '6.9.0'),
  app('hospitalApp', 'android', '6.40.1'),
  app('hospitalApp', 'harmony', '6.32.9'),
  mini('ios'),
  mini('android'),
]
/** One host of each way to be logged in and to pay is walked from end to end; of the others what they do in another way, and buying. */
const WALKED_WHOLE = new Set(['Plain browser, iOS', 'Mall app 6.9.0, Android', 'Doctor mini-program, Android'])
const DIFFERING: readonly Step[] = ['logIn', 'buy', 'pay']

export const isWalked = ({ name, kind, differs }: HostRow, step: Step): boolean =>
  WALKED_WHOLE.has(name) || DIFFERING.includes(step) || (kind === 'wechat' && differs[step] !== undefined)

export type WalkedHost = Exclude<HostRow, { kind: 'weapp' }>
export type AppHost = Extract<HostRow, { version: string }>

/** Hosts by steps as a table in Markdown; a cell says ✓ where `isDone`, · where another host does it in its place, and how the step differs there. */
export function matrixOf(isDone: (host: HostRow, step: Step) => boolean): string {
  const steps = Object.entries(STEPS) as Array<[Step, string]>
  const rows = HOSTS.map((host) => [
    host.name,
    ...steps.map(([step]) =>
      [host.kind === 'weapp' ? host.walkedBy : !isWalked(host, step) ? '·' : isDone(host, step) ? '✓' : '✗', host.differs[step]]
        .filter(Boolean)
        .join(' '),
    ),
  ])
  return [['Host', ...steps.map(([, title]) => title)], steps.map(() => '---').concat('---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
