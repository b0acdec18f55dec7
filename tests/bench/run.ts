/*
 * Prints the figures of the README: `npm run bench`, or `npm run bench -- pages reads` for some sections. Figures are printed, never
 * asserted: they depend on the machine, whose load is printed with them.
 */
import os from 'node:os'
import { accounts } from './accounts'
import { builds } from './builds'
import { bundles } from './bundles'
import { calls } from './calls'
import { conversations } from './conversations'
import { engines } from './engines'
import { lists } from './lists'
import { orders } from './orders'
import { overload } from './overload'
import { pages } from './pages'
import { pair } from './pair'
import { parts } from './parts'
import { peer } from './peer'
import { reads } from './reads'
import { silence } from './silence'
import { starts } from './starts'
import { unchanged } from './unchanged'
import { widths } from './widths'

const SECTIONS = {
  builds,
  bundles,
  parts,
  pages,
  peer,
  widths,
  lists,
  starts,
  calls,
  pair,
  unchanged,
  conversations,
  reads,
  engines,
  orders,
  accounts,
  overload,
  silence,
}
type Section = keyof typeof SECTIONS

const wanted = process.argv.slice(2) as Section[]
const unknown = wanted.filter((name) => !(name in SECTIONS))
if (unknown.length) {
  console.error(`There is no section "${unknown.join('", "')}". Sections: ${Object.keys(SECTIONS).join(', ')}.`)
  process.exit(2)
}

const load = () =>
  os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')
console.log(
  `${os.cpus()[0]?.model ?? 'unknown CPU'}, ${os.cpus().length} CPUs, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.platform()}, Node ${process.version}`,
)
for (const name of wanted.length ? wanted : (Object.keys(SECTIONS) as Section[])) {
  console.log(`\n## ${name}   (again: npm run bench -- ${name}; load ${load()})\n`)
  await SECTIONS[name]()
}
console.log(`\nLoad at the end: ${load()}`)
