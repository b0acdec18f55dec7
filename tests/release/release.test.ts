import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Yaml } from '@stoplight/spectral-parsers'
import { extract } from 'tar'
import { stale } from '../../scripts/build/stale.mjs'
import { unusedPort } from '../support/unusedPort'
import { commandsOf, containerTool } from './container'
import { stepsOf } from './containerfile'

const ROOT = path.resolve(__dirname, '../..')
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
const ARCHIVE = path.join(ROOT, `dist/release/qinghe-${version}.tgz`)
const NOBODY = 65534
/** Milliseconds after which an installation, an archive or a start never comes to an end. */
const LIMIT = 240_000
/** What an installation may consist of: packages that cannot be bundled, and what those need on this machine. */
const INSTALLED =
  /^(sharp|detect-libc|semver|@img\/(colour|sharp-.+)|@electric-sql\/pglite|tesseract\.js-core|@tesseract\.js-data\/(chi_sim|eng))$/

const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-release-'))
const code = path.join(folder, `qinghe-${version}`)
const data = path.join(folder, 'data')
/** Another than who owns the code, where this process may choose. */
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Makes the archive of the H5 shop that is built: other steps of the run look at it meanwhile. */
function release(): string {
  if (stale('h5').isStale) throw new Error('dist/h5 is not there or older than the sources: run "npm run build:h5" first.')
  const { status, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', '--as-built'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: LIMIT,
  })
  if (status !== 0) throw new Error(stderr || 'There is no archive in time')
  return createHash('sha256').update(readFileSync(ARCHIVE)).digest('hex')
}

/** Waits until a shop that was started is healthy. Throws what it `says` where it has ended, or does not get there. */
async function healthy({ isUp, isRunning, says }: { isUp: () => Promise<boolean>; isRunning: () => boolean; says: () => string }) {
  for (const deadline = Date.now() + LIMIT; !(await isUp());) {
    if (!isRunning()) throw new Error(`It ended at once:\n${says()}`)
    if (Date.now() > deadline) throw new Error(`It is not healthy after ${LIMIT / 1000} s:\n${says()}`)
    await delay(200)
  }
}

const packagesIn = (modules: string): string[] =>
  readdirSync(modules, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name === 'package.json')
    .map(({ parentPath }) => /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(parentPath)?.[1])
    .filter((name) => name !== undefined)

/** A program of a release, behind what looks after its packages, with all that it imports from the start, without what it loads later. */
function loadedAtStart(program: string): string {
  const seen = new Map<string, string>()
  const read = (file: string) => {
    if (seen.has(file)) return
    const text = readFileSync(file, 'utf8')
    seen.set(file, text)
    for (const [, at = ''] of text.matchAll(/^(?:import|export)\b[^;]*?"(\.[^"]+)";$/gm)) read(path.resolve(path.dirname(file), at))
  }
  const [, own = ''] = /\bimport\("(\.\/chunks\/[^"]+)"\)/.exec(readFileSync(program, 'utf8')) ?? []
  read(path.join(path.dirname(program), own))
  return [...seen.values()].join('\n')
}

describe('a released archive', () => {
  it('is the same bytes again, installs a handful of packages, and runs for somebody who may not write into it', async () => {
    expect(release()).toBe(release())
    await extract({ file: ARCHIVE, cwd: folder })
    const {
      install,
      environment,
      healthcheck,
      command,
      stopSignal,
      user: owner,
    } = stepsOf(readFileSync(path.join(code, 'Containerfile'), 'utf8'))
    expect(owner).not.toBe('root')

    const [npm = '', ...words] = install
    const { status, stderr } = spawnSync(npm, [...words, '--prefer-offline'], { cwd: code, encoding: 'utf8', timeout: LIMIT })
    expect([status, stderr]).toEqual([0, expect.any(String)])
    const installed = packagesIn(path.join(code, 'node_modules'))
    expect(installed.filter((name) => !INSTALLED.test(name))).toEqual([])
    expect(installed).toEqual(expect.arrayContaining(['sharp', '@electric-sql/pglite']))

    mkdirSync(data)
    for (const place of [folder, code]) chmodSync(place, 0o555)
    if (user.uid !== undefined) chownSync(data, user.uid, user.gid)
    const env = { PATH: process.env.PATH ?? '', ...environment, PORT: String(await unusedPort()), DATA_DIR: data, DEMO: '1' }
    const start = ([program = '', ...args]: string[]) => {
      const child = spawn(program === 'node' ? process.execPath : program, args, {
        ...user,
        cwd: code,
        env: env as unknown as NodeJS.ProcessEnv,
      })
      children.push(child)
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)))
      return { child, output: () => output, ended: once(child, 'close').then(([status]) => status as number | null) }
    }
    const gateway = start(command)
    await healthy({
      isUp: async () => (await start(healthcheck).ended) === 0,
      isRunning: () => gateway.child.exitCode === null && gateway.child.signalCode === null,
      says: gateway.output,
    })

    const ask = (at: string) => fetch(`http://127.0.0.1:${env.PORT}${at}`)
    expect(await (await ask('/')).text()).toContain('<title>青禾健康')
    expect((await ask('/api/documents')).status).toBe(200)
    expect((await ask('/pictures/sealed-400.jpg')).headers.get('Content-Type')).toBe('image/jpeg')

    gateway.child.kill(stopSignal)
    expect(await gateway.ended).toBe(0)
    expect(await start(['node', 'dist/gateway/report.mjs']).ended).toBe(0)
  })

  it('loads nothing of tracing unless it is asked for', () => {
    const folderOf = (name: string) => path.join(code, 'dist/gateway', name)
    const all = readdirSync(folderOf('chunks'))
      .map((name) => readFileSync(folderOf(`chunks/${name}`), 'utf8'))
      .join('\n')
    const packagesOf = (text: string) => [...new Set(text.match(/node_modules\/@opentelemetry\/[\w-]+/g))]
    expect(packagesOf(all)).toContain('node_modules/@opentelemetry/sdk-trace')
    expect(packagesOf(loadedAtStart(folderOf('serve.mjs')))).toEqual(['node_modules/@opentelemetry/api'])
  })

  it('is alive in its container while it is not ready, and gets calls of a proxy only when it is', async () => {
    const busy = createHttpServer((request, response) => response.writeHead(request.url === '/livez' ? 200 : 503).end())
    busy.listen(0, '127.0.0.1')
    await once(busy, 'listening')
    const { healthcheck } = stepsOf(readFileSync(path.join(code, 'Containerfile'), 'utf8'))
    const { port } = busy.address() as AddressInfo
    const env = { PATH: process.env.PATH ?? '', PORT: String(port) } as unknown as NodeJS.ProcessEnv
    const check = spawn(process.execPath, healthcheck.slice(1), { cwd: code, env })
    expect(await once(check, 'exit')).toEqual([0, null])
    busy.close()
    expect(readFileSync(path.join(code, 'ops/caddy/Caddyfile'), 'utf8')).toMatch(/^\s*health_uri \/readyz$/m)
  })

  const tool = containerTool()
  // The steps are those of the first test: where no container tool works, that one alone walks them, in a plain folder.
  const inContainer = tool === undefined ? it.skip : it
  inContainer('runs in a container as the Containerfile makes it, read-only and without rights', async () => {
    const run = commandsOf(tool ?? '')
    const context = mkdtempSync(path.join(tmpdir(), 'qinghe-image-'))
    copyFileSync(ARCHIVE, path.join(context, 'qinghe.tgz'))
    copyFileSync(path.join(ROOT, 'Containerfile'), path.join(context, 'Containerfile'))
    const image = `qinghe-test-${process.pid}`
    run('build', '-f', path.join(context, 'Containerfile'), '--build-arg', 'ARCHIVE=qinghe.tgz', '-t', image, context)
    const shut = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges']
    const container = run('run', '-d', ...shut, '-e', 'DEMO=1', '-p', '127.0.0.1::8080', image)
    try {
      await healthy({
        isUp: () => Promise.resolve(spawnSync(tool ?? '', ['exec', container, 'node', 'dist/gateway/healthcheck.mjs']).status === 0),
        isRunning: () => run('inspect', '-f', '{{.State.Running}}', container) === 'true',
        says: () => run('logs', container),
      })
      const address = run('port', container, '8080/tcp').split('\n')[0] ?? ''
      expect(await (await fetch(`http://${address}/`)).text()).toContain('<title>青禾健康')
      expect(run('exec', container, 'node', '-p', 'process.getuid()')).not.toBe('0')
      run('stop', container)
      expect(run('inspect', '-f', '{{.State.ExitCode}}', container)).toBe('0')
    } finally {
      run('rm', '-f', container)
      run('rmi', '-f', image)
      rmSync(context, { recursive: true, force: true })
    }
  })

  it('comes with a compose file that can be read', () => {
    const { diagnostics, data: found } = Yaml.parse(readFileSync(path.join(ROOT, 'ops/compose.yml'), 'utf8'))
    expect(diagnostics).toEqual([])
    expect(found).toMatchObject({ services: { postgres: {}, gateway: {}, caddy: {} } })
  })
})
