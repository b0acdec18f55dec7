import { act } from 'react'
import * as React from 'react'
import * as ReactDOM from 'react-dom/client'
import '@tarojs/taro'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { createBrowserHistory, createRouter, handleAppMount } from '@tarojs/router'
import { within } from '@testing-library/dom'
import App from '@/app'
import appConfig from '@/app.config'
import { customRoutes, mainPages, subPackages } from '@/routes/pages'

type SpaRouterConfig = Parameters<typeof createRouter>[2]

const paths = [...mainPages, ...subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))]

/** What the H5 entry that Taro generates hands to its router. */
async function configOfBuild(): Promise<SpaRouterConfig> {
  const routes = await Promise.all(
    paths.map(async (path) => {
      const { default: pageConfig } = (await import(`../../src/${path}.config`)) as { default: object }
      const load = async (context: unknown, params: unknown) => [(await import(`../../src/${path}`)) as unknown, context, params]
      return { path, load, ...pageConfig }
    }),
  )
  return { ...appConfig, pages: paths, routes, router: { mode: 'browser', customRoutes, basename: '' } } as unknown as SpaRouterConfig
}

/** Lets timers, effects and answers run for some milliseconds. */
export const wait = (milliseconds = 60) => act(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)))

export type BootedApp = {
  /** The page on top of the stack. */
  page: () => HTMLElement
  /** How many pages the stack holds. */
  depth: () => number
  /** Taps what bears this text on the top page. */
  tap: (text: string | RegExp) => Promise<void>
  /** Waits until the top page, or a layer above it, shows this text. */
  sees: (text: string | RegExp) => Promise<HTMLElement>
  /** Takes the app off the screen. */
  close: () => void
}

type Options = {
  /** Answers the app's requests below `API_BASE`: an in-process gateway's `fetch`, or a stand-in that refuses. */
  fetch?: (request: Request) => Response | Promise<Response>
}

/** Boots the real app with the real Taro H5 router at a public address, as a browser would open it. */
export async function bootApp(url: string, { fetch }: Options = {}): Promise<BootedApp> {
  if (fetch)
    globalThis.fetch = async (input, init) => fetch(input instanceof Request ? input : new Request(new URL(input, location.href), init))
  window.history.replaceState(null, '', url)
  document.body.innerHTML = '<div id="app"></div>'
  const config = await configOfBuild()
  Object.assign(window, { __taroAppConfig: config })
  const app = createReactApp(App, React, ReactDOM, config)
  const history = createBrowserHistory({ window })
  handleAppMount(config, history)
  let unlisten: (() => void) | undefined
  await act(async () => {
    unlisten = createRouter(history, app, config, 'react')
    await Promise.resolve()
  })
  await wait(200)

  const pages = () => [...document.querySelectorAll<HTMLElement>('.taro_page')]
  const page = () => {
    const top = pages()
      .filter((one) => !one.classList.contains('taro_page_shade'))
      .at(-1)
    if (!top) throw new Error('the app shows no page')
    return top
  }
  const sees: BootedApp['sees'] = (text) => within(document.body).findByText(text, {}, { timeout: 5000 })
  return {
    page,
    depth: () => pages().length,
    sees,
    async tap(text) {
      const target = await within(page()).findByText(text, {}, { timeout: 5000 })
      await act(async () => {
        target.click()
        await Promise.resolve()
      })
      await wait()
    },
    close() {
      unlisten?.()
      document.body.innerHTML = ''
    },
  }
}
