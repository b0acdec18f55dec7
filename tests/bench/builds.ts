import { spawnSync } from 'node:child_process'
import { asColumns } from '../../scripts/lists/asColumns'
import { ms } from './format'

/** How long each build takes from nothing, one after the other. */
export function builds() {
  const rows = ['h5', 'weapp', 'gateway'].map((name) => {
    const began = Date.now()
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs', name, '--force'], { stdio: ['ignore', 'ignore', 'pipe'] })
    if (status !== 0) throw new Error(`The build of ${name} failed: ${stderr.toString().slice(-2000)}`)
    return [name, ms(Date.now() - began)]
  })
  console.log(asColumns({ headings: ['build', 'from nothing'], rows }))
}
