import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Scripts and style sheets, with their hash in their names, and the pictures of states: without a network one of them says so. */
const KEPT = /^\/(js|css)\/.+\.[0-9a-f]{8}\.(js|css)$|^\/static\/.+\.svg$/

/** Writes `sw.js` beside the built pages, with the files of this release in it. */
export function writeServiceWorker(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.split(path.sep).join('/')}`)
    .filter((address) => KEPT.test(address))
    .sort()
  const release = createHash('sha256')
    .update(files.join())
    .update(readFileSync(path.join(folder, 'index.html')))
    .digest('hex')
    .slice(0, 8)
  const source = readFileSync('scripts/build/serviceWorker.js', 'utf8')
  writeFileSync(
    path.join(folder, 'sw.js'),
    source.replace("'RELEASE'", () => JSON.stringify(release)).replace('[/* FILES */]', () => JSON.stringify(files)),
  )
}
