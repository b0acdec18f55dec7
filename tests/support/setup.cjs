const fc = require('fast-check')
const { configure } = require('@testing-library/dom')
const { SEED } = require('./seed')

// Input that differs from run to run would turn a change red that has no part in it.
fc.configureGlobal({ seed: SEED })
// Milliseconds: only a stop for what never comes about, as everywhere in the gate. A second is not enough for a gateway on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

/** What Taro's build and a browser give every file before it runs. */
Object.assign(process.env, {
  TARO_ENV: 'h5',
  TARO_PLATFORM: 'web',
  FRAMEWORK: 'react',
  SUPPORT_TARO_POLYFILL: 'disabled',
  TARO_VERSION: '4.2.1',
})

Object.assign(globalThis, {
  API_BASE: '/api',
  ANALYTICS_URL: '/api/analytics/events',
  ANALYTICS_SAMPLING: 1,
  DEVELOPMENT: false,
  ENABLE_INNER_HTML: true,
  ENABLE_ADJACENT_HTML: true,
  ENABLE_SIZE_APIS: true,
  ENABLE_TEMPLATE_CONTENT: true,
  ENABLE_MUTATION_OBSERVER: true,
  ENABLE_CLONE_NODE: true,
  ENABLE_CONTAINS: true,
  DEPRECATED_ADAPTER_COMPONENT: false,
  __TARO_FRAMEWORK__: 'react',
  defineAppConfig: (config) => config,
  definePageConfig: (config) => config,
})

/** Everything observed is on the screen: jsdom has no layout to say otherwise. */
class SeesAll {
  constructor(onSeen) {
    this.onSeen = onSeen
  }
  observe(target) {
    this.onSeen?.(
      [{ target, isIntersecting: true, intersectionRatio: 1, contentRect: { width: 375, height: 812 }, boundingClientRect: { height: 0 } }],
      this,
    )
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

if (typeof window !== 'undefined') {
  globalThis.IntersectionObserver ??= SeesAll
  globalThis.ResizeObserver ??= SeesAll
  window.matchMedia ??= (media) => ({
    media,
    matches: false,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  })
  window.scrollTo = () => undefined
  Element.prototype.scrollTo ??= () => undefined
  Element.prototype.scrollIntoView ??= () => undefined
}
