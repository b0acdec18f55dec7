import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { asColumns } from '../../scripts/lists/asColumns'
import { GatewayProcess } from '../journeys/support/gatewayProcess'
import { mb, ms } from './format'
import { residentBytes } from './processCost'

/** From starting the process until `/healthz` answers: on an empty directory, which is seeded, and on the same one again. */
export async function starts() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-bench-empty-'))
  const empty = path.join(folder, 'data')
  mkdirSync(empty)
  const gateway = await GatewayProcess.start(empty)
  const fresh = gateway.startedIn
  const memory = residentBytes(gateway.pid)
  await gateway.restart()
  const rows = [
    ['fresh directory, seeded', ms(fresh), mb(memory)],
    ['existing directory', ms(gateway.startedIn), mb(residentBytes(gateway.pid))],
  ]
  await gateway.close()
  rmSync(folder, { recursive: true, force: true })
  console.log(asColumns({ headings: ['gateway start', 'until it answers', 'resident'], rows }))
}
