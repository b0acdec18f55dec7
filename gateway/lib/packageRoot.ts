import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder of the package that a module is part of: the nearest one above it with a package.json. The checkout, the bundle in it
 * and an unpacked release keep their files at the same places below it, whatever the working directory is.
 */
export function packageRoot(moduleUrl: string): string {
  let folder = path.dirname(fileURLToPath(moduleUrl))
  while (!existsSync(path.join(folder, 'package.json'))) {
    const above = path.dirname(folder)
    if (above === folder) throw new Error(`There is no package.json above ${fileURLToPath(moduleUrl)}`)
    folder = above
  }
  return folder
}
