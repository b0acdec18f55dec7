/* Prints the route table: `npm run routes`, or `npm run routes -- order` for the rows that hold a word. */
import { asColumns } from './lists/asColumns'
import { routeTable } from './lists/routeTable'

const [word = ''] = process.argv.slice(2)
const { headings, rows } = routeTable()
console.log(asColumns({ headings, rows: rows.filter((row) => row.join(' ').includes(word)) }))
