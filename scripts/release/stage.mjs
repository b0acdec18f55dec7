import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleCounter } from '../build/counter.mjs'
import { bundleGateway, RUNTIME_PACKAGES } from '../build/gateway.mjs'
import { CONTENTS, DEMONSTRATION, filesOf, scriptsOf } from './contents.mjs'
import { runtimeLock } from './runtimeLock.mjs'
import { bundledPackages, lockedPackages, noticesOf, sbomOf } from './thirdParties.mjs'

/** Lays a release out as a folder. Expects dist/h5 to be built. */
export async function stageRelease({ out, isDemo = false }) {
  const { name: product, version, license, dependencies, engines } = readJson('package.json')
  const name = `${product}-${version}${isDemo ? '-demo' : ''}`
  const folder = path.join(out, name)
  mkdirSync(folder, { recursive: true })

  const metafile = await bundleGateway({ outdir: path.join(folder, 'dist/gateway'), sourcemap: false })
  const counter = await bundleCounter({ outdir: path.join(folder, 'dist/work') })
  for (const { from, to } of filesOf(isDemo ? [...CONTENTS, ...DEMONSTRATION] : CONTENTS)) cpSync(from, path.join(folder, to))

  const programs = readdirSync(path.join(folder, 'dist/gateway')).filter((file) => file.endsWith('.mjs'))
  const manifest = {
    name: product,
    version,
    private: true,
    license,
    type: 'module',
    engines,
    scripts: scriptsOf(programs.map((file) => path.basename(file, '.mjs'))),
    dependencies: Object.fromEntries(RUNTIME_PACKAGES.map((needed) => [needed, dependencies[needed]])),
  }
  const lock = runtimeLock(readJson('package-lock.json'), manifest)
  const packages = [...bundledPackages(metafile, counter), ...lockedPackages(lock)].sort((a, b) => (a.name < b.name ? -1 : 1))
  writeJson(path.join(folder, 'package.json'), manifest)
  writeJson(path.join(folder, 'package-lock.json'), lock)
  writeJson(path.join(folder, 'sbom.cdx.json'), sbomOf({ name: product, version }, packages))
  writeFileSync(path.join(folder, 'THIRD-PARTY-LICENSES.txt'), noticesOf(packages))
  return { name, folder }
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`)
