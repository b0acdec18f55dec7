import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { GatewayProcess } from '../journeys/support/gatewayProcess'

let template: string | undefined
/** Tokens of the ready-made people by member, for each template of this run. */
const sessions = new Map<string, Record<string, string>>()

/** A session of a ready-made person on a template. */
export const tokenOf = (data: string, memberId: string) => sessions.get(data)?.[memberId] ?? ''

/** A seeded data directory with a session of each ready-made person (`sessions.json`), made once a run and removed at its end. */
export function seededFolder(): string {
  if (template) return template
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  seed(folder)
  return (template = folder)
}

/** Seeds an empty database on a server of the run's own, and answers its address: a template for `withGateway` as a data directory is. */
export function seededDatabase(url: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-bench-'))
  seed(folder, url)
  rmSync(folder, { recursive: true })
  return url
}

function seed(folder: string, ...database: string[]) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/journeys/support/makeTemplate.ts', folder, ...database], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The shop was not seeded.')
  const made = JSON.parse(readFileSync(path.join(folder, 'sessions.json'), 'utf8')) as Record<string, string>
  sessions.set(database[0] ?? path.join(folder, 'data'), made)
}

/** Does something with a shipped gateway on a copy of `data` (a directory or a database's address), and ends it. */
export async function withGateway<T>(
  work: (gateway: GatewayProcess) => Promise<T>,
  data = path.join(seededFolder(), 'data'),
  env: Record<string, string> = {},
): Promise<T> {
  // As behind a proxy: the load comes from one address, which may have a share of the connections and places alone.
  const gateway = await GatewayProcess.start(data, { TRUST_PROXY: '1', ...env })
  try {
    return await work(gateway)
  } finally {
    await gateway.close()
  }
}
