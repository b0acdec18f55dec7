import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { REPORTS } from '../../scripts/test/reports.mjs'

/** Writes figures down for whoever reads the run: the step prints its files when it ends, also when nothing failed. */
export function leaveReport(file: string, text: string) {
  mkdirSync(REPORTS, { recursive: true })
  writeFileSync(path.join(REPORTS, file), `${text}\n`)
}
