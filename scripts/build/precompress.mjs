import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Writes `.br` and `.gz` beside every text file of a kilobyte and more, as small as they get: done once, delivered often. */
export function precompress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (
      !entry.isFile() ||
      !/\.(js|css|svg|json|txt)$/.test(entry.name) ||
      ['routes.json', 'pages.json', 'styles.json'].includes(entry.name)
    )
      continue
    const file = path.join(entry.parentPath, entry.name)
    const body = readFileSync(file)
    if (body.length < 1000) continue
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params }))
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
}
