import { sql } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { products } from './schema'
import { Contained } from './contained'
import { plain } from './plain'
import type { BadCell } from './csv/productRow'
import type { DangerCells, NeedCells } from './csv/searchRows'

/** A row that is good by itself, and where it stands. */
export type Lined<Cells> = { line: number; cells: Cells }

/**
 * What the rows of the needs get wrong together, or against the catalogue: a choice that nothing sold bears, or prescription drugs only,
 * and a neighbour that is no need of the file. `checksChoices`: not before there are products, and not for the built-in table.
 */
export async function needProblems(db: Querying, rows: ReadonlyArray<Lined<NeedCells>>, checksChoices: boolean): Promise<BadCell[]> {
  const wrong = checksChoices ? await choiceProblems(db, rows) : []
  const wrongLines = new Set(wrong.map(({ line }) => line))
  const names = new Set(rows.filter(({ line }) => !wrongLines.has(line)).map(({ cells }) => cells.need))
  const astray = rows.flatMap(({ line, cells: { need, neighbours } }) =>
    neighbours.flatMap((value) => {
      const reason = neighbourProblem(value, { need, names, unknown: '本文件里没有这个需求，或它的各行都有误' })
      return reason === undefined ? [] : [{ line, column: 'neighbours', value, reason }]
    }),
  )
  return [...wrong, ...astray]
}

type Among = {
  need: string
  /** Of all needs. */ names: ReadonlySet<string>
  /** What is said of a name that is none of them. */ unknown: string
}

/** Why a need of this name may not stand beside another as a neighbour. */
export function neighbourProblem(name: string, { need, names, unknown }: Among): string | undefined {
  if (name === need) return '相近需求不能是它自己'
  return names.has(name) ? undefined : unknown
}

/** Emergencies have one line each. */
export function dangerProblems(rows: ReadonlyArray<Lined<DangerCells>>): BadCell[] {
  const first = new Map<string, number>()
  return rows.flatMap(({ line, cells: { danger } }) => {
    const before = first.get(danger)
    first.set(danger, before ?? line)
    return before === undefined
      ? []
      : [{ line, column: 'danger', value: danger, reason: `与第 ${before} 行是同一个急症，一个急症只占一行` }]
  })
}

async function choiceProblems(db: Querying, rows: ReadonlyArray<Lined<NeedCells>>): Promise<BadCell[]> {
  const problemOf = await choiceRule(
    db,
    rows.flatMap(({ cells: { choice } }) => (choice === '' ? [] : choice)),
  )
  return rows.flatMap(({ line, cells: { choice: value } }) => {
    const reason = value === '' ? undefined : problemOf(value)
    return reason === undefined ? [] : [{ line, column: 'choice', value, reason }]
  })
}

/**
 * Says of each of these names why it may be no choice of a need. It is matched as search matches it: a part of the generic name. As long as
 * nothing is sold every name may.
 */
export async function choiceRule(db: Querying, names: readonly string[]): Promise<(name: string) => string | undefined> {
  const sold = await db
    .select({ name: products.name, isRx: sql<boolean>`bool_and(${products.mark} = 'rx')` })
    .from(products)
    .groupBy(products.name)
  if (sold.length === 0) return () => undefined
  const choices = new Contained<string>()
  for (const name of new Set(names)) choices.add(name, name)
  const isOnlyRx = new Map<string, boolean>()
  for (const { name, isRx } of sold)
    for (const choice of choices.in(plain(name))) isOnlyRx.set(choice, isRx && isOnlyRx.get(choice) !== false)
  return (name) => {
    if (isOnlyRx.get(name) === false) return undefined
    return isOnlyRx.has(name) ? '商品目录里叫这个名字的都是处方药，不能作首选' : '商品目录里没有叫这个名字的商品'
  }
}
