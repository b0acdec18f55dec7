import { spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

type Compiler = 'wcc' | 'wcsc'
export type Answer = { output: string; /** What it says of the files; empty where it accepts them. */ refusal: string }

const FOLDERS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'mac', win32: 'windows' }
/** Milliseconds; it needs some fifty. */
const SLOWEST = 60_000

/** WeChat's own compiler of templates (`wcc`) or styles (`wcsc`), as npm's `miniprogram-compiler` ships it for this system. */
export function official(compiler: Compiler, folder: string, given: string[]): Answer {
  const { status, stdout, stderr, error } = spawnSync(placeOf(compiler), given, {
    cwd: folder,
    encoding: 'utf8',
    timeout: SLOWEST,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw new Error(`WeChat's ${compiler} did not run here: ${error.message}`, { cause: error })
  return { output: stdout, refusal: status === 0 ? '' : stderr.trim() || stdout.trim().slice(-500) || `it ended with ${status}` }
}

function placeOf(compiler: Compiler): string {
  const folder = FOLDERS[process.platform]
  if (!folder) throw new Error(`WeChat has no ${compiler} for ${process.platform}: it has one for Linux, macOS and Windows.`)
  const packaged = path.dirname(createRequire(path.resolve('package.json')).resolve('miniprogram-compiler/package.json'))
  const place = path.join(packaged, 'bin', folder, folder === 'windows' ? `${compiler}.exe` : compiler)
  // npm packs the Linux ones without leave to run.
  chmodSync(place, 0o755)
  return place
}
