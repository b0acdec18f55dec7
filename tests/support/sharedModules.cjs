/*
 * Where the gateway's tests run: in Node itself rather than in a context of their own for each file, and with the gateway, the contract
 * and what they are built on loaded once for all files. Loading them anew takes a second a file, and looking a global up in a context
 * costs the queries' builder more than its queries. What a module keeps therefore lives on from file to file, as it does in a gateway
 * that serves; a file's own databases, clocks and providers come with `gatewayAt`.
 */
const vm = require('node:vm')
const { TestEnvironment } = require('jest-environment-node')
const { endStorages } = require('./endedStorages.cjs')
const { load } = require('./nativeModules.cjs')

/** Stands for the context that everything else runs in: jest asks its environment for one to compile in. */
const HERE = {}
const { compileFunction } = vm
vm.compileFunction = (code, names, { parsingContext, ...options } = {}) =>
  compileFunction(code, names, parsingContext === HERE ? options : { ...options, parsingContext })

/** For `sharedTransform.cjs`. */
globalThis.sharedModule = load

module.exports = class SharedModulesEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.global = globalThis
  }

  getVmContext() {
    return HERE
  }

  async teardown() {
    await super.teardown()
    endStorages()
  }
}
