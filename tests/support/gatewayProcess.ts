import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, writeFileSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleGateway } from '../../scripts/build/gateway.mjs'

const ROOT = process.cwd()
const BUILT = path.join(ROOT, `.cache/serve-${process.pid}`)
const started: ChildProcess[] = []
let built: Promise<unknown> | undefined

export type GatewayProcess = {
  url: string
  child: ChildProcess
  output: () => string
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
  get: (path: string, init?: RequestInit) => Promise<Response>
}

/** Starts the gateway as it is shipped: the bundle, in a process of its own, on a port of its own. */
export async function startGateway(env: Record<string, string> = {}): Promise<GatewayProcess> {
  const { child, output, exited } = await run(env)
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, found] = /已开张：(\S+)/.exec(output()) ?? []
      if (found) resolve(found)
    })
    void exited.then((code) => reject(new Error(`The gateway ended with ${code}: ${output()}`)))
  })
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return exited
  }
  return { url, child, output, stop, get: (at, init) => fetch(url + at, init) }
}

/** Calls it as JSON, from an address that its proxy tells where there is one. */
export async function postTo({ get }: GatewayProcess, path: string, body: object, from = '10.0.0.1') {
  const reply = await get(`/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, 'X-Device-Id': 'a-device' },
    body: JSON.stringify(body),
  })
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}

type How = {
  /** The program by which it is started. */
  through?: readonly string[] | undefined
  /** A folder that gets a copy of the bundle and is started: outside the checkout there are no packages. */
  copiedTo?: string | undefined
}

/** Starts one that is expected not to come up: what it says and how it ends. One that opens is ended, with the code `null`. */
export async function failedStart(env: Record<string, string>, how: How = {}): Promise<{ code: number | null; output: string }> {
  const { child, output, exited } = await run(env, how)
  child.stdout.on('data', () => {
    if (output().includes('已开张')) child.kill('SIGKILL')
  })
  return { code: await exited, output: output() }
}

async function run(env: Record<string, string>, { through = [], copiedTo }: How = {}) {
  built ??= bundleGateway({ outdir: BUILT, programs: ['gateway/cli/serve.ts'], sourcemap: false })
  await built
  const base = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', DEMO: '1', PORT: '0', H5_DIR: pageFolder() }
  if (copiedTo !== undefined) cpSync(BUILT, copiedTo, { recursive: true })
  const [program, ...words] = [...through, process.execPath, path.join(copiedTo ?? BUILT, 'serve.mjs')]
  const child = spawn(program, words, { cwd: ROOT, env: { ...base, ...env } as unknown as NodeJS.ProcessEnv, stdio: 'pipe' })
  started.push(child)
  let text = ''
  child.stdout.on('data', (part) => (text += String(part)))
  child.stderr.on('data', (part) => (text += String(part)))
  // What it said last comes after its end: under load its pipes are read later.
  const exited = once(child, 'close').then(([code]) => code as number | null)
  return { child, output: () => text, exited }
}

let folder: string | undefined
/** A shop of one page, one script and three addresses, in place of the H5 build. */
function pageFolder(): string {
  if (folder) return folder
  folder = mkdtempSync(path.join(tmpdir(), 'qinghe-page-'))
  mkdirSync(path.join(folder, 'js'))
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html><head><title>x</title><script>window.a=1</script></head><body><div id="app"></div></body></html>',
  )
  writeFileSync(path.join(folder, 'js/app.0a1b2c3d.js'), `console.log(${JSON.stringify('青禾'.repeat(600))})`)
  const routes = [
    { name: 'home', expression: '^/$', names: [], title: '青禾健康', description: '网上药店', indexed: true },
    { name: 'product', expression: '^/product/(\\d+)\\.html/?$', names: ['productCode'], title: '商品详情', indexed: true },
    { name: 'me', expression: '^/user/?$', names: [], title: '我的' },
    { name: 'notFound', expression: '^/404/?$', names: [], title: '页面不存在' },
  ]
  writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(routes))
  return folder
}

/** Ends whatever is still running and removes what was made; for `afterAll`. */
export function endGateways() {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  rmSync(BUILT, { recursive: true, force: true })
  built = undefined
  if (folder) rmSync(folder, { recursive: true, force: true })
}
