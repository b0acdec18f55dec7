/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PROGRAMS, RUNTIME_PACKAGES } from '../../scripts/build/gateway.mjs'
import { CONTENTS, DEMONSTRATION, filesOf, scriptsOf } from '../../scripts/release/contents.mjs'
import { runtimeLock } from '../../scripts/release/runtimeLock.mjs'
import { stepsOf } from '../release/containerfile'

const BUILT = 'dist/h5'
const text = (file: string) => readFileSync(file, 'utf8')
const json = <T>(file: string) => JSON.parse(text(file)) as T
const programs = PROGRAMS.map((file) => path.basename(file, '.ts'))
const bundled = programs.map((program) => `dist/gateway/${program}.mjs`)
const programsIn = (words: string) => words.match(/dist\/gateway\/\w+\.mjs/g) ?? []
/** All but what is built, in which nothing can be missing one by one. */
const staged = filesOf(CONTENTS.filter(({ from }) => from !== BUILT)).map(({ to }) => to)
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(entry.parentPath, entry.name))

describe('what a release holds', () => {
  it('is each program that the Containerfile, the units and npm run', () => {
    const { command, healthcheck } = stepsOf(text('Containerfile'))
    const units = filesIn('ops/systemd').flatMap((file) => programsIn(text(file)))
    const scripts = Object.values(scriptsOf(programs)).flatMap(programsIn)
    const named = [...command, ...healthcheck].flatMap(programsIn)
    expect([named.length, units.length, scripts.length]).toEqual([2, expect.any(Number), programs.length])
    expect([...named, ...units, ...scripts].filter((program) => !bundled.includes(program))).toEqual([])
    expect(scriptsOf(programs)).toHaveProperty('start', 'node dist/gateway/serve.mjs')
  })

  it('is what a start reads: the pages and every migration', () => {
    expect(CONTENTS).toContainEqual({ from: BUILT })
    const migrations = filesIn('gateway/db/migrations')
    expect(migrations).toContain('gateway/db/migrations/meta/_journal.json')
    expect(migrations.filter((file) => !staged.includes(file))).toEqual([])
  })

  it('is what an operator needs: how it is installed, run and watched, and its licence', () => {
    const wanted = ['README.md', 'LICENSE', 'Containerfile', 'docs/deploy.md', 'docs/operations.md', ...filesIn('ops')]
    expect(wanted.filter((file) => !staged.includes(file))).toEqual([])
  })

  it('is no source, no test, no source map, and nothing of the demonstration', () => {
    expect(staged.filter((file) => /\.(tsx?|map)$|^(src|tests|scripts|gateway\/demo)\/|(^|\/)\./.test(file))).toEqual([])
    expect(new Set(staged).size).toBe(staged.length)
    expect(filesOf(DEMONSTRATION).length).toBeGreaterThan(0)
  })

  it('installs what is not bundled, in the versions of our lock, and no tool of development', () => {
    const { name, version, dependencies } = json<{ name: string; version: string; dependencies: Record<string, string> }>('package.json')
    const root = { name, version, dependencies: Object.fromEntries(RUNTIME_PACKAGES.map((one) => [one, dependencies[one]])) }
    const { packages } = runtimeLock(json('package-lock.json'), root)
    const installed = RUNTIME_PACKAGES.map((one) => [one, packages[`node_modules/${one}`]?.version])
    expect(installed).toEqual(Object.entries(root.dependencies))
    expect(Object.values(packages).filter(({ dev }) => dev)).toEqual([])
  })
})
