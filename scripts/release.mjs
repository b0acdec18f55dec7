/*
 * `npm run release`: dist/release/qinghe-<version>.tgz, which runs a shop with Node alone, and its SHA-256. The same input makes the
 * same bytes. `--demo` adds the pictures and videos of the demonstration's products, in an archive of another name; `--as-built`
 * takes the dist/h5 that is there. docs/deploy.md says how one is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeArchive } from './release/archive.mjs'
import { stageRelease } from './release/stage.mjs'

const OUT = 'dist/release'
const isDemo = process.argv.includes('--demo')

if (!process.argv.includes('--as-built')) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', 'h5'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

// Not in the checkout: a second package.json of the same name confuses whatever looks for packages.
const out = mkdtempSync(path.join(tmpdir(), 'qinghe-stage-'))
const { name, folder } = await stageRelease({ out, isDemo })
const file = path.join(OUT, `${name}.tgz`)
mkdirSync(OUT, { recursive: true })
await makeArchive({ folder, file })
rmSync(out, { recursive: true })
const archive = readFileSync(file)
const sha256 = createHash('sha256').update(archive).digest('hex')
writeFileSync(`${file}.sha256`, `${sha256}  ${name}.tgz\n`)
console.log(`${file}: ${(archive.length / 2 ** 20).toFixed(1)} MB, SHA-256 ${sha256}`)
