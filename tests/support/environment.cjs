/*
 * jsdom with what browsers have had for years and jsdom leaves out: fetch and its classes, text coding, structured cloning, the
 * Web Crypto API. They are Node's own.
 *
 * The gateway of a page's test runs in the same process, outside the browser: its database takes one look at `window` and would
 * behave as in a page. `importInNode(file)` loads a TypeScript file there, once a process.
 */
const path = require('node:path')
const { pathToFileURL } = require('node:url')
const { TestEnvironment } = require('jest-environment-jsdom')

let understandsTypeScript = false
async function importInNode(file) {
  if (!understandsTypeScript) {
    const { register } = await import('tsx/esm/api')
    register()
    understandsTypeScript = true
  }
  return import(pathToFileURL(path.resolve(file)).href)
}

const OF_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'File',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'setImmediate',
  'clearImmediate',
  'Uint8Array',
  'ArrayBuffer',
]

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.global.importInNode = importInNode
    for (const name of OF_NODE) this.global[name] = globalThis[name]
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true })
  }
}
