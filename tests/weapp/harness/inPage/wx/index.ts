import type { PageStack } from '../pageStack'
import { accountCalls } from './account'
import { asWx } from './asWx'
import { backgroundFetchCalls, backgroundFetchSync } from './backgroundFetch'
import { clipboardCalls } from './clipboard'
import { deviceCalls, deviceSync } from './device'
import { eventSync } from './events'
import { feedbackCalls } from './feedback'
import { fileSystemSync, USER_DATA } from './fileSystem'
import type { Calls, SyncCalls } from './given'
import { leavingCalls } from './leaving'
import { locationCalls } from './location'
import { mediaCalls } from './media'
import { navigationBarCalls } from './navigationBar'
import { networkCalls } from './network'
import { withWholeMargins } from './observer'
import { paymentCalls } from './payment'
import { permissionCalls } from './permission'
import { privacyCalls } from './privacy'
import { requestCalls } from './request'
import { scanCalls } from './scan'
import { scrollingCalls } from './scrolling'
import { queryOn } from './selectorQuery'
import { shareCalls } from './share'
import { inSinglePage } from './singlePage'
import { socketSync } from './socket'
import { storageCalls, storageSync } from './storage'
import { subscribeCalls } from './subscribe'
import { tabBarCalls } from './tabBar'
import { transferCalls } from './transfer'
import { updateSync } from './update'

type Parts = { stack: PageStack; launch: { scene: number }; entered: () => object; restart: (url: string) => void }
type Mock = (given: unknown[]) => unknown

/** Names that code looks at to see where it runs, not to call. */
const LOOKED_AT = /^(then|toJSON|webpackJsonp|cloud|env|canIUse|__)|^\$/

/** The `wx` of page code. `missing` names what was asked for and is not here; a mocked call never reaches the phone. */
export function createWx({ stack, launch, entered, restart }: Parts) {
  const sync: SyncCalls = {
    ...backgroundFetchSync,
    ...deviceSync,
    ...eventSync,
    ...fileSystemSync,
    ...socketSync,
    ...storageSync,
    ...updateSync,
    getLaunchOptionsSync: () => launch,
    getEnterOptionsSync: entered,
    canIUse: (name: string) => (name.split('.')[0] ?? '') in api,
    createSelectorQuery: () => queryOn(stack.top),
    createIntersectionObserver: (_component: unknown, options: unknown) =>
      withWholeMargins(stack.top.instance.createIntersectionObserver(options)),
  }
  const { navigateTo, redirectTo, reLaunch, switchTab, navigateBack } = stack
  const routing = { navigateTo, redirectTo, reLaunch, switchTab, navigateBack } as unknown as Calls
  const calls: Calls = {
    ...backgroundFetchCalls,
    ...{ ...accountCalls, ...clipboardCalls, ...deviceCalls, ...feedbackCalls, ...locationCalls, ...mediaCalls, ...navigationBarCalls },
    ...{
      ...networkCalls,
      ...paymentCalls,
      ...permissionCalls,
      ...privacyCalls,
      ...requestCalls,
      ...scanCalls,
      ...shareCalls,
      ...storageCalls,
      ...subscribeCalls,
      ...transferCalls,
    },
    ...{ ...routing, ...leavingCalls(stack), ...scrollingCalls(stack), ...tabBarCalls(stack) },
    restartMiniProgram: ({ path }) => restart(String(path)),
  }
  const mocks = new Map<string, Mock>()
  const api: Record<string, unknown> = { env: { USER_DATA_PATH: USER_DATA } }
  for (const [name, real] of Object.entries(sync)) {
    api[name] = (...given: never[]) => {
      const mock = mocks.get(name)
      return mock ? mock(given) : real(...given)
    }
  }
  for (const [name, real] of Object.entries(inSinglePage(calls, () => launch.scene)))
    api[name] = asWx(name, (given, ...rest) => mocks.get(name)?.([given]) ?? real(given, ...rest))
  const missing = new Set<string>()
  const watched = new Proxy(api, {
    get(target, name) {
      if (typeof name !== 'string' || name in target || LOOKED_AT.test(name)) return target[name as string]
      const mock = mocks.get(name)
      if (mock) return (...given: unknown[]) => mock(given)
      missing.add(name)
      return undefined
    },
  })
  return {
    api: watched,
    missing: () => [...missing],
    /** Answers a call instead of the phone; without an answer the phone does again. */
    mock(name: string, mock: Mock | undefined) {
      if (mock) mocks.set(name, mock)
      else mocks.delete(name)
    },
    real: (name: string) => calls[name] ?? sync[name],
  }
}
