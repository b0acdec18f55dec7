/**
 * What WeChat's logic layer has by itself: the language, the console and timers. By any other name of Chromium's page code finds nothing, unless
 * it put something there itself; `Intl` is among them, for Android's logic layer is built without it.
 */
export const LOGIC_GLOBALS = [
  ...[
    'Object',
    'Function',
    'Array',
    'Number',
    'Boolean',
    'String',
    'Symbol',
    'Date',
    'Promise',
    'RegExp',
    'JSON',
    'Math',
    'Proxy',
    'Reflect',
  ],
  ...['Map', 'Set', 'WeakMap', 'WeakSet', 'ArrayBuffer', 'SharedArrayBuffer', 'Atomics', 'DataView'],
  ...[
    'Int8Array',
    'Uint8Array',
    'Uint8ClampedArray',
    'Int16Array',
    'Uint16Array',
    'Int32Array',
    'Uint32Array',
    'Float32Array',
    'Float64Array',
  ],
  ...['Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
  ...[
    'parseFloat',
    'parseInt',
    'isFinite',
    'isNaN',
    'decodeURI',
    'decodeURIComponent',
    'encodeURI',
    'encodeURIComponent',
    'escape',
    'unescape',
  ],
  ...['Infinity', 'NaN', 'undefined', 'eval', 'console', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
]
