import * as z from 'zod/mini'
import type { App } from '../../../src/platform/native/links'
import { METHODS, type MethodName } from '../../../src/platform/native/methods'
import { APPS, DOCTOR_MINI, SYSTEMS, type Manner, type System } from '../shell/settings'

export const MANNERS = { done: '完成', cancelled: '取消', failed: '失败', silent: '不回答', forged: '伪造' } as const satisfies Record<
  Manner,
  string
>
/** Whoever is logged in in the app. */
export const PEOPLE = { zhou: '周岚', lin: '林秀芝', nobody: '无人登录' } as const
/** On both sides of what a version brought: pictures into the album, the app's player, its own order confirmation; and as strings they sort wrongly. */
export const VERSIONS = ['1.0.0', '3.8.1', '4.1.0', '6.9.0', '6.32.9', '6.33.0'] as const

/** Whatever the shop can be opened in here. */
export const HOSTS = { ...APPS, doctorMini: DOCTOR_MINI }

const keysOf = <Key extends string>(row: Readonly<Record<Key, unknown>>) => Object.keys(row) as Key[]

/** What a developer chose beside the phone. Anything unreadable is the first of its kind. */
const Choice = z.object({
  app: z.catch(z.enum(keysOf<App | 'doctorMini'>(HOSTS)), 'mallApp'),
  system: z.catch(z.enum(keysOf<System>(SYSTEMS)), 'ios'),
  version: z.catch(z.enum(VERSIONS), '6.33.0'),
  person: z.catch(z.enum(keysOf(PEOPLE)), 'zhou'),
  answers: z.catch(z.partialRecord(z.enum(keysOf<MethodName>(METHODS)), z.enum(keysOf<Manner>(MANNERS))), {}),
})
export type Choice = z.infer<typeof Choice>

const COOKIE = 'shells'
const MINE = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`)

/** The choice in a cookie header or in `document.cookie`: the server has to know it before the page runs. */
export function choiceIn(cookies: string): Choice {
  try {
    return Choice.parse(JSON.parse(decodeURIComponent(MINE.exec(cookies)?.[1] ?? '{}')))
  } catch {
    return Choice.parse({})
  }
}
export const cookieOf = (choice: Choice) => `${COOKIE}=${encodeURIComponent(JSON.stringify(choice))}; path=/; SameSite=Strict`
/** The cookies of the shop alone. */
export const withoutChoice = (cookies: string) => cookies.replace(MINE, '')

/** Where the development server keeps what is its own; nothing of the shop is there. */
export const PLACE = '/.shells'
