/*
 * `npm start`: looks at the settings, builds what is stale, then serves the shop. One process group, so that Ctrl-C and SIGTERM reach the
 * gateway itself.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`需要 Node 20.19 以上版本，当前是 ${process.version}。`)
  process.exit(1)
}
if (!existsSync('node_modules')) {
  console.error('还没有安装依赖的包：请先运行 npm ci。')
  process.exit(1)
}

// Nobody waits minutes for a build to read then that a setting is wrong.
const { buildSync } = await import('esbuild')
const { outputFiles } = buildSync({
  entryPoints: ['gateway/cli/checkSettings.ts'],
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
})
const checked = spawnSync(process.execPath, ['--input-type=module', '-'], {
  input: outputFiles[0].contents,
  stdio: ['pipe', 'inherit', 'inherit'],
})
if (checked.status !== 0) process.exit(1)

// A child does the building: what the compilers keep in memory is gone when the shop opens.
const built = spawnSync(process.execPath, ['scripts/build.mjs', 'h5', 'counter', 'gateway'], { stdio: 'inherit' })
if (built.signal) process.kill(process.pid, built.signal)
if (built.status !== 0) process.exit(built.status ?? 1)
await import(pathToFileURL(path.join(root, 'dist/gateway/serve.mjs')).href)
