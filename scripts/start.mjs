/*
 * `npm start`: builds what is stale, then serves the shop. One process group, so that Ctrl-C and SIGTERM reach the gateway itself.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`需要 Node 20.19 以上版本，当前是 ${process.version}。`)
  process.exit(1)
}
// A child does the building: what the compilers keep in memory is gone when the shop opens.
const built = spawnSync(process.execPath, ['scripts/build.mjs', 'h5', 'counter', 'gateway'], { stdio: 'inherit' })
if (built.signal) process.kill(process.pid, built.signal)
if (built.status !== 0) process.exit(built.status ?? 1)
await import(pathToFileURL(path.join(root, 'dist/gateway/serve.mjs')).href)
