import * as React from 'react'
import { unstable_IdlePriority as IDLE, unstable_scheduleCallback as schedule } from 'scheduler'
import '@tarojs/taro'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { createBrowserHistory, createRouter, handleAppMount } from '@tarojs/router'
import App from '@/app'
import appConfig from '@/app.config'
import { pageConfig } from '@/routes/pageConfig'
import ReactDOM from '@/taro/hydratingRoot'
import PullDownRefresh from '@/taro/PullDownRefresh'

type SpaRouterConfig = Parameters<typeof createRouter>[2]

/** Lets timers, effects and answers run for some milliseconds. The app runs by its own clock, as in a browser, not by `act`. */
export const wait = (milliseconds = 60) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Until React has rendered everything that was asked of it: its idle work comes after all other, however slow the machine. */
export const rendered = () => new Promise<void>((resolve) => schedule(IDLE, () => resolve()))

/** Starts the app as the H5 entry does that Taro generates. Answers how to stop it. */
export async function start(paths: readonly string[], customRoutes: Record<string, string>) {
  const routes = paths.map((path) => {
    const load = async (context: unknown, params: unknown) => [(await import(`../../src/${path}`)) as unknown, context, params]
    return { path, load, ...pageConfig(path) }
  })
  const config = {
    ...appConfig,
    pages: [...paths],
    routes,
    PullDownRefresh,
    router: { mode: 'browser', customRoutes, basename: '' },
  } as unknown as SpaRouterConfig
  Object.assign(window, { __taroAppConfig: config })
  let root: ReturnType<typeof ReactDOM.createRoot> | undefined
  const createRoot = (container: Element) => (root = ReactDOM.createRoot(container))
  const app = createReactApp(App, React, { ...ReactDOM, createRoot }, config)
  const history = createBrowserHistory({ window })
  handleAppMount(config, history)
  // Typed as a name, used as the framework itself.
  const unlisten = createRouter(history, app, config, React as never)
  // A page is loaded when it is asked for, and a busy machine takes its time. One that came rendered is there from the beginning: the app has it
  // when it is marked no longer.
  const hasPage = () => document.querySelector('#app:not([data-rendered]) .taro_page > *') !== null
  for (const deadline = Date.now() + 30_000; !hasPage() && Date.now() < deadline;) await wait(20)
  await wait(100)
  return () => {
    unlisten()
    root?.unmount()
  }
}
