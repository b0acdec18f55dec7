/* Prints the calls of the wire: `npm run calls`, or `npm run calls -- cart` for those that hold a word. */
import { asColumns } from './lists/asColumns'
import { callTable } from './lists/callTable'

const [word = ''] = process.argv.slice(2)
const { headings, rows } = callTable()
console.log(asColumns({ headings, rows: rows.filter((row) => row.join(' ').includes(word)) }))
