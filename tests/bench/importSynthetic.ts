import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { syntheticCatalogue } from './syntheticCatalogue'

/** The first product code of the synthetic catalogue; the others follow. */
export const FIRST_CODE = 9_000_000_000

/** Loads so many invented products into a data directory or a server's database, as a pharmacy loads its own list. Answers how long it took, in milliseconds. */
export async function importSynthetic(count: number, data: string): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-bench-list-'))
  const file = path.join(folder, 'catalogue.csv')
  const out = createWriteStream(file)
  for (const line of syntheticCatalogue(count)) if (!out.write(`${line}\n`)) await once(out, 'drain')
  out.end()
  await once(out, 'finish')
  const began = Date.now()
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/catalogue.ts', file], {
    env: { ...process.env, ...(data.startsWith('postgres://') ? { DATABASE_URL: data, DEMO: '1' } : { DATA_DIR: data }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  rmSync(folder, { recursive: true, force: true })
  if (status !== 0) throw new Error(`The import failed: ${stderr.toString().slice(-2000)}`)
  return Date.now() - began
}
