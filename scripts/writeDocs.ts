/*
 * Writes what follows from the tables and the folders: `npm run docs`. Registries come first, the documents are made of what they
 * gather. With `--check` it only says which are stale, and fails.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { registries } from './lists/registries'

const checks = process.argv.includes('--check')

const stale: string[] = []
async function write(files: Map<string, string>) {
  for (const [file, text] of files) {
    const written = await readFile(file, 'utf8').catch(() => '')
    if (written === text) continue
    stale.push(file)
    if (!checks) await writeFile(file, text)
  }
}

await write(registries())
const { documents } = await import('./lists/documents')
await write(documents())

if (checks && stale.length) {
  console.error(`Stale: ${stale.join(', ')}. Run npm run docs.`)
  process.exitCode = 1
} else console.log(stale.length ? `Written: ${stale.join(', ')}` : 'Everything is as the tables and folders say.')
