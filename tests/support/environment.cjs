/*
 * jsdom with what browsers have had for years and jsdom leaves out: fetch and its classes, text coding, structured cloning, the
 * Web Crypto API. They are Node's own.
 *
 * The gateway of a page's test runs in the same process, outside the browser: its database takes one look at `window` and would
 * behave as in a page. `gatewayAt` is that of tests/support/gateway.ts; what a test opened is closed with its file.
 *
 * `setDeviceZone` puts the device into another time zone until the file ends; a test's own `process.env` is a copy that Date ignores.
 */
const path = require('node:path')
const { TestEnvironment } = require('jest-environment-jsdom')
const { endStorages } = require('./endedStorages.cjs')
const { load } = require('./nativeModules.cjs')

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
    this.zone = process.env.TZ
    for (const name of OF_NODE) this.global[name] = globalThis[name]
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true })
    this.global.setDeviceZone = (zone) => {
      process.env.TZ = zone
    }
    // For `sharedTransform.cjs`.
    this.global.sharedModule = load
    this.global.gatewayAt = (...given) => this.gateways().gatewayAt(...given)
  }

  gateways() {
    this.gatewayModule ??= load(path.join(__dirname, 'gateway.ts'))
    return this.gatewayModule
  }

  async teardown() {
    // The window first: its timers would ask for modules of a test file that is over.
    await super.teardown()
    await this.gatewayModule?.fileEnds()
    if (this.zone === undefined) delete process.env.TZ
    else process.env.TZ = this.zone
    endStorages()
  }
}
