/*
 * `npm run dev`: the gateway, started anew when its code or the counter's changes, and H5 with hot reload in front of it. Ctrl-C ends all.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { watchCounter } from './build/counter.mjs'
import { watchRenderer } from './build/renderer.mjs'
import { stale } from './build/stale.mjs'

const GATEWAY_PORT = process.env.PORT ?? '8080'

// The gateway serves pages too; in development they come from Taro, so a first build is only made where there is none.
if (!existsSync('dist/h5/routes.json')) await ended(start('build', 'scripts/build.mjs', ['h5']))

// Pages are rendered while developing, too (config/renderedPages).
const endRendering = await watchRenderer('.cache/render-dev.mjs')

stale('counter').forget()
const endCounter = await watchCounter()

// The gateway keeps the counter's pages in memory: it begins anew with them.
const tsx = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', '--include=dist/work/index.html', 'gateway/cli/serve.ts']
const taro = ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', 'h5', '--watch']
const children = [
  spawn(process.execPath, tsx, { stdio: 'inherit', env: { DEMO: '1', ...process.env, PORT: GATEWAY_PORT } }),
  // Not into dist/h5: that is what `npm start` delivers.
  spawn(process.execPath, taro, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development', OUT: 'dist/h5-dev' } }),
]
console.log(
  `\nH5 with hot reload: http://127.0.0.1:10086   gateway: http://127.0.0.1:${GATEWAY_PORT}   counter: http://127.0.0.1:${GATEWAY_PORT}/work\n`,
)

let isEnding = false
function end(code) {
  if (isEnding) return
  isEnding = true
  for (const child of children) child.kill('SIGTERM')
  void endRendering()
  void endCounter()
  process.exitCode = code
}
for (const child of children) child.on('exit', (code) => end(code ?? 0))
process.on('SIGINT', () => end(0))
process.on('SIGTERM', () => end(0))

function start(name, script, words) {
  console.log(`${name}: ${words.join(' ')}`)
  return spawn(process.execPath, [script, ...words], { stdio: 'inherit' })
}
function ended(child) {
  return new Promise((resolve) => child.on('exit', (code) => (code ? process.exit(code) : resolve())))
}
