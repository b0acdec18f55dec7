const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')

const SOURCE = path.join(__dirname, '../src')
/** Taro's runtime for WeChat names 30 more. The shop's own stands in its place and names none (src/taro/miniRuntime.ts). */
const PLATFORM = require.resolve('@tarojs/plugin-platform-weapp/dist/runtime.js')
const LIST = /(?<=needPromiseApis = new Set\()\[[^\]]*\]/

function namedIn(source) {
  const names = [...(LIST.exec(source)?.[0] ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name)
  if (names.length === 0) throw new Error('Taro names the calls that answer later in another way: look at config/promisesLoader.cjs.')
  return names
}

/** What of Taro the shop's sources name. */
function madeCalls() {
  const files = readdirSync(SOURCE, { recursive: true }).filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const calls = files.flatMap((file) => [...readFileSync(path.join(SOURCE, file), 'utf8').matchAll(/\bTaro\.(\w+)/g)])
  return new Set(calls.map(([, name]) => name))
}

/** A webpack loader: of WeChat's 150 calls that answer later, Taro makes promises of those that the shop makes. */
module.exports = function (source) {
  // While somebody develops, a call that is new in any file is one of them.
  this.addContextDependency(SOURCE)
  const made = madeCalls()
  const named = new Set([...namedIn(source), ...namedIn(readFileSync(PLATFORM, 'utf8'))])
  return source.replace(LIST, JSON.stringify([...named].filter((name) => made.has(name)).sort()))
}
