import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { AppJson } from './harness/inPage/bundle'

const bytesIn = (place: string): number =>
  statSync(place).isDirectory()
    ? readdirSync(place).reduce((sum, entry) => sum + bytesIn(path.join(place, entry)), 0)
    : statSync(place).size

/** Bytes of the main package and of each sub-package. What WeChat does not upload is left out. */
export function sizesOf(folder: string, app: AppJson): { main: number; subPackages: Array<{ root: string; bytes: number }> } {
  const subPackages = (app.subPackages ?? []).map(({ root }) => ({ root, bytes: bytesIn(path.join(folder, root)) }))
  const notUploaded = readdirSync(folder).filter((file) => /^project(\.private)?\.config\.json$|\.LICENSE\.txt$|\.map$/.test(file))
  const rest = notUploaded.reduce((sum, file) => sum + bytesIn(path.join(folder, file)), 0)
  const all = bytesIn(folder) - rest
  return { main: all - subPackages.reduce((sum, { bytes }) => sum + bytes, 0), subPackages }
}
