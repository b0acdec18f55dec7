import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/** Deployments before this one whose files are still served. */
const MAX_EARLIER = 2

/**
 * The built shops of the releases that lie beside this one (`/opt/qinghe/qinghe-5.14.0`), the two that were unpacked last. None in a
 * checkout or a container, where a page that misses a file reloads itself.
 */
export function earlierSites(root: string): string[] {
  const own = realpathSync(root)
  if (!isRelease(path.basename(own))) return []
  return readdirSync(path.dirname(own))
    .filter(isRelease)
    .map((name) => path.join(path.dirname(own), name))
    .filter((release) => release !== own && existsSync(path.join(release, 'dist/h5')))
    .sort((left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs)
    .slice(0, MAX_EARLIER)
    .map((release) => path.join(release, 'dist/h5'))
}

const isRelease = (name: string) => /^qinghe-\d/.test(name)
