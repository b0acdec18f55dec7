import type { PageStack } from '../pageStack'
import { asWx } from './asWx'
import { deviceCalls, deviceSync } from './device'
import type { Calls, SyncCalls } from './given'
import { interfaceCalls } from './interface'
import { withWholeMargins } from './observer'
import { requestCalls } from './request'
import { storageCalls, storageSync } from './storage'

type Parts = { stack: PageStack; launch: object; screen: HTMLElement }

/** Names that code looks at to see where it runs, not to call. */
const LOOKED_AT = /^(then|toJSON|webpackJsonp|cloud|env|canIUse|__)|^\$/

/** The `wx` of page code. `missing` names what was asked for and is not here. */
export function createWx({ stack, launch, screen }: Parts) {
  const sync: SyncCalls = {
    ...deviceSync,
    ...storageSync,
    getLaunchOptionsSync: () => launch,
    getEnterOptionsSync: () => launch,
    canIUse: (name: string) => (name.split('.')[0] ?? '') in api,
    createSelectorQuery: () => stack.top.instance.createSelectorQuery(),
    createIntersectionObserver: (_component: unknown, options: unknown) =>
      withWholeMargins(stack.top.instance.createIntersectionObserver(options)),
  }
  const { navigateTo, redirectTo, reLaunch, switchTab, navigateBack } = stack
  const routing = { navigateTo, redirectTo, reLaunch, switchTab, navigateBack } as unknown as Calls
  const calls: Calls = { ...requestCalls, ...storageCalls, ...deviceCalls, ...interfaceCalls(screen), ...routing }
  const api: Record<string, unknown> = {
    ...sync,
    ...Object.fromEntries(Object.entries(calls).map(([name, work]) => [name, asWx(name, work)])),
    env: { USER_DATA_PATH: 'wxfile://usr' },
  }
  const missing = new Set<string>()
  const watched = new Proxy(api, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target) && !LOOKED_AT.test(name)) missing.add(name)
      return target[name as string]
    },
  })
  return { api: watched, missing: () => [...missing] }
}
