/*
 * `npm run dev`: the gateway, started anew when its code changes, and H5 with hot reload in front of it. Ctrl-C ends both.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const GATEWAY_PORT = process.env.PORT ?? '8080'

// The gateway serves pages too; in development they come from Taro, so a first build is only made where there is none.
if (!existsSync('dist/h5/routes.json')) await ended(start('build', 'scripts/build.mjs', ['h5']))

const tsx = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'gateway/cli/serve.ts']
const taro = ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', 'h5', '--watch']
const children = [
  spawn(process.execPath, tsx, { stdio: 'inherit', env: { DEMO: '1', ...process.env, PORT: GATEWAY_PORT } }),
  // Not into dist/h5: that is what `npm start` delivers.
  spawn(process.execPath, taro, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development', OUT: 'dist/h5-dev' } }),
]
console.log(`\nH5 with hot reload: http://127.0.0.1:10086   gateway: http://127.0.0.1:${GATEWAY_PORT}\n`)

let isEnding = false
function end(code) {
  if (isEnding) return
  isEnding = true
  for (const child of children) child.kill('SIGTERM')
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
