/*
 * Loads a pharmacy's own list: `npm run catalogue -- my.csv`, into the database at DATABASE_URL or the embedded one in DATA_DIR
 * (`.data`). With `--columns` it prints the columns a file may have. gateway/modules/catalogue/README.md says how a file looks.
 */
import path from 'node:path'
import { COLUMN_NAMES, COLUMNS } from '../gateway/modules/catalogue/csv/columns'
import { loadCatalogue } from '../gateway/modules/catalogue/loadCatalogue'
import { withDatabase } from '../gateway/server/withDatabase'

const [file] = process.argv.slice(2)

if (file === '--columns') {
  for (const name of COLUMN_NAMES) {
    const { aliases, required, about } = COLUMNS[name]
    console.log(`${name.padEnd(18)} ${required ? '*' : ' '} ${about} (${aliases.join(', ')})`)
  }
} else if (file === undefined) {
  console.error('请指定文件：npm run catalogue -- my.csv（--columns 显示可用的列）')
  process.exitCode = 2
} else {
  try {
    const isLoaded = await withDatabase((db) => loadCatalogue(db, path.resolve(file)))
    process.exitCode = isLoaded ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
