import * as React from 'react'
import * as ReactDOM from 'react-dom/client'
import '@tarojs/taro'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { createBrowserHistory, createRouter, handleAppMount } from '@tarojs/router'
import App from '@/app'
import appConfig from '@/app.config'
import PullDownRefresh from '@/shims/PullDownRefresh'

type SpaRouterConfig = Parameters<typeof createRouter>[2]

/** Lets timers, effects and answers run for some milliseconds. The app runs by its own clock, as in a browser, not by `act`. */
export const wait = (milliseconds = 60) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Starts the app as the H5 entry does that Taro generates. Answers how to stop it. */
export async function start(paths: readonly string[], customRoutes: Record<string, string>) {
  const routes = await Promise.all(
    paths.map(async (path) => {
      const { default: pageConfig } = (await import(`../../src/${path}.config`)) as { default: object }
      const load = async (context: unknown, params: unknown) => [(await import(`../../src/${path}`)) as unknown, context, params]
      return { path, load, ...pageConfig }
    }),
  )
  const config = {
    ...appConfig,
    pages: [...paths],
    routes,
    PullDownRefresh,
    router: { mode: 'browser', customRoutes, basename: '' },
  } as unknown as SpaRouterConfig
  Object.assign(window, { __taroAppConfig: config })
  let root: ReactDOM.Root | undefined
  const createRoot = (container: Element) => (root = ReactDOM.createRoot(container))
  const app = createReactApp(App, React, { ...ReactDOM, createRoot }, config)
  const history = createBrowserHistory({ window })
  handleAppMount(config, history)
  // Typed as a name, used as the framework itself.
  const unlisten = createRouter(history, app, config, React as never)
  // A page is loaded when it is asked for, and a busy machine takes its time.
  for (const deadline = Date.now() + 30_000; !document.querySelector('.taro_page > *') && Date.now() < deadline;) await wait(20)
  await wait(100)
  return () => {
    unlisten()
    root?.unmount()
  }
}
