/*
 * Stands in for `react-dom/client` in the H5 build (config/patches.ts): where the gateway has rendered the page, React takes it over instead of
 * rendering it again. Everything else is React's own.
 */
import { createElement, startTransition, type Component, type ReactElement } from 'react'
import { createRoot as createEmptyRoot, hydrateRoot } from 'react-dom/client'
import { beforeTakeOver } from '@/lib/renderedStates'
import { endEarlyTaps } from '@/taro/earlyTaps'

/** What surrounds Taro's pages (plugin-framework-react/dist/runtime.js, `AppWrapper`): each page that is mounted is put into `pages`, and then it is updated. */
type AppWrapper = Component & { pages: unknown[] }
type Wrapper = new (props: object) => AppWrapper
type Root = { render: (app: ReactElement<object, Wrapper>) => void; unmount: () => void }
type OnUpdated = (() => void) | undefined

function createRoot(container: Element): Root {
  if (!container.hasChildNodes()) return createEmptyRoot(container)
  let end: (() => void) | undefined
  return {
    render: ({ type }) => takeOver(container, type, (root) => (end = () => root.unmount())),
    unmount: () => end?.(),
  }
}

/**
 * Taro makes its root without a page and mounts the first one later, when its file is there: only then is there anything to take over. Until
 * then an instance that is never rendered stands for the app, to be told of that page; React's own begins with it. A transition lets the browser
 * through every few milliseconds.
 */
function takeOver(container: Element, AppWrapper: Wrapper, onRoot: (root: { unmount: () => void }) => void) {
  const waiting: OnUpdated[] = []
  let isTakenOver = false
  const first = new AppWrapper({})

  class TakenOver extends AppWrapper {
    constructor(props: object) {
      super(props)
      this.pages.push(...first.pages)
    }

    override componentDidMount() {
      isTakenOver = true
      endEarlyTaps(container)
      for (const onUpdated of waiting) onUpdated?.()
      // A page that was mounted meanwhile.
      if (this.pages.length > 0) super.forceUpdate()
    }

    override forceUpdate(onUpdated: OnUpdated) {
      if (isTakenOver) super.forceUpdate(onUpdated)
      else waiting.push(onUpdated)
    }
  }

  first.forceUpdate = (onUpdated) => {
    waiting.push(onUpdated)
    if (waiting.length > 1) return
    const hydrate = () => startTransition(() => onRoot(hydrateRoot(container, createElement(TakenOver))))
    if (beforeTakeOver.length > 0) void Promise.all(beforeTakeOver).then(hydrate)
    else hydrate()
  }
}

/** Taro's entry adds to it what it uses of React DOM besides. */
export default { createRoot, hydrateRoot }
