/** What a browser has and WeChat's logic layer has not: page code gets `undefined` for each, as in WeChat. */
export const BROWSER_GLOBALS = [
  ...['window', 'document', 'self', 'location', 'navigator', 'localStorage', 'sessionStorage', 'history', 'fetch', 'XMLHttpRequest'],
  ...['WebSocket', 'EventSource', 'requestAnimationFrame', 'cancelAnimationFrame', 'alert', 'confirm', 'prompt', 'frames', 'parent', 'top'],
  ...['opener', 'Worker', 'indexedDB', 'caches', 'customElements', 'HTMLElement', 'Element', 'Node', 'Event', 'CustomEvent', 'EventTarget'],
  ...[
    'MutationObserver',
    'IntersectionObserver',
    'ResizeObserver',
    'getComputedStyle',
    'Image',
    'Audio',
    'DOMParser',
    'URL',
    'URLSearchParams',
  ],
  ...[
    'Blob',
    'File',
    'FileReader',
    'FormData',
    'Headers',
    'Request',
    'Response',
    'AbortController',
    'AbortSignal',
    'TextEncoder',
    'TextDecoder',
  ],
  ...['structuredClone', 'queueMicrotask', 'crypto', 'atob', 'btoa', 'performance', 'postMessage', 'MessageChannel', 'BroadcastChannel'],
  ...['requestIdleCallback', 'matchMedia', 'screen', 'open', 'close', 'print'],
]

/** What WeChat gives every module, in the order in which the loader passes it; the browser's globals after it are never passed. */
export const MODULE_PARAMETERS = [
  'require',
  'module',
  'exports',
  'wx',
  'App',
  'Page',
  'Component',
  'Behavior',
  'getApp',
  'getCurrentPages',
  'global',
  'globalThis',
]
