/*
 * TypeScript and ES modules in Node's own realm, beside jest's registry: each file is loaded once for all test files of a process.
 * Relative names, and the storefront's `@/`, are those of the project's sources (`./x`, `./x.ts`, `./x/index.ts`, `./x.json`); packages are
 * resolved by Node.
 */
const { existsSync, readFileSync } = require('node:fs')
const Module = require('node:module')
const path = require('node:path')
const { process: transformed } = require('./transform.cjs')

const ENDINGS = ['.ts', '.tsx', '/index.ts', '.json']
const SRC = path.resolve(__dirname, '../../src')
const loaded = new Map()

function resolved(name, from) {
  const base = name.startsWith('.') ? path.resolve(path.dirname(from), name) : name.startsWith('@/') && path.join(SRC, name.slice(2))
  if (base) {
    const own = ENDINGS.map((ending) => base + ending).find((file) => existsSync(file))
    if (own) return own
  }
  return Module.createRequire(from).resolve(name)
}

/** The exports of a file, by its absolute path or the name of a built-in module. */
function load(file) {
  const known = loaded.get(file)
  if (known) return known.exports
  if (/\.tsx?$/.test(file)) return compiled(file)
  try {
    return require(file)
  } catch (error) {
    if (error.code !== 'ERR_REQUIRE_ESM') throw error
    return compiled(file)
  }
}

function compiled(file) {
  const module = new Module(file)
  loaded.set(file, module)
  module.filename = file
  module.require = (name) => load(resolved(name, file))
  try {
    module._compile(transformed(readFileSync(file, 'utf8'), file).code, file)
  } catch (error) {
    loaded.delete(file)
    throw error
  }
  return module.exports
}

exports.load = load
