import automator from 'miniprogram-automator'
import type Native from 'miniprogram-automator/out/Native'
import type Page from 'miniprogram-automator/out/Page'

/** What we use of DevTools' client, with answers that have to be looked at before they are believed. */
export type Client = {
  currentPage: () => Promise<Page | undefined>
  pageStack: () => Promise<Page[]>
  callWxMethod: (method: string, ...given: unknown[]) => Promise<unknown>
  mockWxMethod: (method: string, result: unknown, ...given: unknown[]) => Promise<void>
  restoreWxMethod: (method: string) => Promise<void>
  evaluate: <Given extends unknown[]>(work: (...given: Given) => unknown, ...given: Given) => Promise<unknown>
  pageScrollTo: (scrollTop: number) => Promise<void>
  screenshot: (options?: { path?: string }) => Promise<string | undefined>
  native: () => Native
  on: <Told>(event: 'console' | 'exception', listener: (told: Told) => void) => unknown
  removeAllListeners: () => unknown
  disconnect: () => void
}

export const connect = async (wsEndpoint: string) => (await automator.connect({ wsEndpoint })) as unknown as Client
