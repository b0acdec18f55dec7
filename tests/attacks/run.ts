/*
 * Attacks the gateway and prints what was tried and found: `npm run attack`, or `npm run attack -- members money` for some kinds.
 * `DATABASE=pglite` or `DATABASE=postgres` attacks on one database, otherwise on both; `SEED=` repeats a run. Ends with 1 if
 * anything was found, or less was tried than an attack is for.
 */
import { createRequire } from 'node:module'
import { logAsInTests } from '../support/heardLog'
import { fileEnds } from '../support/gateway'
import type { Attack, Report } from './attack'
import { fuzzing } from './fuzz'
import { kills } from './kills'
import { leaflets } from './leaflets'
import { crossMember } from './members'
import { money } from './money'
import { refunds } from './refunds'

/** Each attack with how much is tried of it, in its own unit. */
const ATTACKS: Record<string, { attack: Attack; size: number }> = {
  members: { attack: crossMember, size: Infinity },
  leaflets: { attack: leaflets, size: 40 },
  money: { attack: money, size: 500 },
  refunds: { attack: refunds, size: 2000 },
  fuzz: { attack: fuzzing, size: 16_400 },
  kills: { attack: kills, size: 200 },
}
/** An attack that tries less than this proves nothing any more. */
const MIN: Readonly<Record<string, number>> = {
  'members, by hand': 45,
  'members, generated': 408,
  leaflets: 2674,
  money: 498,
  refunds: 2000,
  fuzz: 16_000,
  'kill -9': 200,
}
const DATABASES = ['pglite', 'postgres'] as const
type Database = (typeof DATABASES)[number]
type Row = Report & { database: Database; seconds: number }

const require = createRequire(import.meta.url)
/** They prepare what tests of the gateway start from, on the database that `DATABASE` names. */
const setUp = require('../support/gatewaySetup.cjs') as () => Promise<void>
const tearDown = require('../support/gatewayTeardown.cjs') as () => Promise<void>

const refuse = (sentence: string): never => {
  console.error(sentence)
  process.exit(2)
}
const wanted = process.argv.slice(2)
const unknown = wanted.filter((kind) => !(kind in ATTACKS))
if (unknown.length > 0) refuse(`There is no attack "${unknown.join('", "')}". Attacks: ${Object.keys(ATTACKS).join(', ')}.`)
const { DATABASE, SEED = String(Math.floor(Math.random() * 2 ** 31)) } = process.env
const databases = DATABASES.filter((database) => DATABASE === undefined || DATABASE === database)
if (databases.length === 0) refuse(`There is no database "${DATABASE}". Databases: ${DATABASES.join(', ')}.`)
const seed = Number(SEED)
if (!Number.isSafeInteger(seed)) refuse('SEED has to be a whole number.')

console.log(`Seed ${seed} (again: SEED=${seed} npm run attack${wanted.length > 0 ? ` -- ${wanted.join(' ')}` : ''})`)
const rows: Row[] = []
for (const database of databases) rows.push(...(await attackOn(database)))
printTable(rows)
process.exit(rows.some(({ kind, tried, found }) => found.length > 0 || tried < (MIN[kind] ?? 1)) ? 1 : 0)

async function attackOn(database: Database): Promise<Row[]> {
  process.env.DATABASE = database
  try {
    await setUp()
  } catch (fault) {
    if (DATABASE === database) throw fault
    console.log(`There is no ${database} on this machine: ${fault instanceof Error ? fault.message : String(fault)}`)
    return []
  }
  logAsInTests()
  const own: Row[] = []
  for (const kind of wanted.length > 0 ? wanted : Object.keys(ATTACKS)) own.push(...(await attacked(kind, database)))
  await tearDown()
  return own
}

async function attacked(kind: string, database: Database): Promise<Row[]> {
  const { attack, size } = ATTACKS[kind]!
  const began = performance.now()
  const reports = await attack({ seed, size })
  await fileEnds()
  const seconds = Math.round((performance.now() - began) / 1000)
  for (const { kind: name, tried, found, about } of reports) {
    console.log(`${name} on ${database}: ${tried} tried, ${found.length} found, ${seconds} s${about === undefined ? '' : ` (${about})`}`)
    for (const one of found) console.log(`  found: ${one}`)
  }
  return reports.map((report) => ({ ...report, database, seconds }))
}

function printTable(table: readonly Row[]) {
  const lines = [['attack', 'database', 'tried', 'found', 'seconds']].concat(
    table.map(({ kind, database, tried, found, seconds }) => [kind, database, String(tried), String(found.length), String(seconds)]),
  )
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]!.length)))
  console.log(`\n${lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n')}`)
}
