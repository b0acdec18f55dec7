/*
 * `npm run mutate`: breaks the rules that must not break unseen, one small change (a mutant) at a time, and asks whether a test fails.
 * `npm run mutate -- money stock` tries those areas only. Prints each area's score and every survivor; fails where more survive than may.
 */
import { asColumns } from './lists/asColumns'
import { AREAS, type Area } from './mutation/areas'
import { asLine, isAlive, mutantsOf, type Mutant } from './mutation/mutantsOf'

const words = process.argv.slice(2)
const areas = AREAS.filter(({ name }) => words.length === 0 || words.includes(name))
if (areas.length === 0 || words.some((word) => !AREAS.some(({ name }) => name === word))) {
  console.error(`There is no such area. Areas: ${AREAS.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

/** What says nothing: equivalent mutants, named as such beside the code. */
const NOT_TRIED = ['Ignored', 'CompileError', 'RuntimeError']

async function triedIn({ name, runs }: Area): Promise<Mutant[]> {
  const mutants: Mutant[] = []
  for (const [place, run] of runs.entries()) {
    const found = (await mutantsOf(`${name}-${place}`, run)).filter(({ status }) => !NOT_TRIED.includes(status))
    for (const mutant of found.filter(isAlive)) console.log(asLine(mutant))
    mutants.push(...found)
  }
  return mutants
}

const results: Array<{ area: Area; tried: Mutant[]; alive: Mutant[] }> = []
for (const area of areas) {
  const tried = await triedIn(area)
  results.push({ area, tried, alive: tried.filter(isAlive) })
}

const rows = results.map(({ area, tried, alive }) => {
  const timedOut = tried.filter(({ status }) => status === 'Timeout')
  const killed = tried.length - alive.length
  return [
    area.name,
    ...[tried.length, killed, timedOut.length, alive.length].map(String),
    `${((100 * killed) / tried.length).toFixed(1)} %`,
  ]
})
const headings = ['area', 'mutants', 'killed', 'by timeout', 'survived', 'score']
console.log(`\n${asColumns({ headings, rows })}`)
process.exitCode = results.some(({ area, tried, alive }) => alive.length > area.maySurvive * tried.length) ? 1 : 0
