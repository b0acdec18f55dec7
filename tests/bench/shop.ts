import { mkdtempSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { GatewayProcess } from '../journeys/support/gatewayProcess'

let template: string | undefined

/** A seeded data directory with a session of each ready-made person (`sessions.json`), made once a run and removed at its end. */
export function seededFolder(): string {
  if (template) return template
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/journeys/support/makeTemplate.ts', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The seeded data directory was not made.')
  return (template = folder)
}

/** Does something with a shipped gateway on a copy of `data`, and ends it. */
export async function withGateway<T>(work: (gateway: GatewayProcess) => Promise<T>, data = path.join(seededFolder(), 'data')): Promise<T> {
  const gateway = await GatewayProcess.start(data)
  try {
    return await work(gateway)
  } finally {
    await gateway.close()
  }
}
