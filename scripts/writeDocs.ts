/* Writes the documents that follow from the tables: `npm run docs`. With `--check` it only says which are stale, and fails. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { documents } from './lists/documents'

const FOLDER = new URL('../docs/', import.meta.url)
const checks = process.argv.includes('--check')

await mkdir(FOLDER, { recursive: true })
const stale: string[] = []
for (const [name, text] of documents()) {
  const file = new URL(name, FOLDER)
  const written = await readFile(file, 'utf8').catch(() => '')
  if (written === text) continue
  stale.push(`docs/${name}`)
  if (!checks) await writeFile(file, text)
}

if (checks && stale.length) {
  console.error(`Stale: ${stale.join(', ')}. Run npm run docs.`)
  process.exitCode = 1
} else console.log(stale.length ? `Written: ${stale.join(', ')}` : 'The documents are as the tables say.')
