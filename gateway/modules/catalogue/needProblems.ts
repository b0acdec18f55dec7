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
    neighbours
      .filter((name) => name === need || !names.has(name))
      .map((value) => ({
        line,
        column: 'neighbours',
        value,
        reason: value === need ? '相近需求不能是它自己' : '本文件里没有这个需求，或它的各行都有误',
      })),
  )
  return [...wrong, ...astray]
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

/** A choice is matched as search matches it: a part of the generic name. */
async function choiceProblems(db: Querying, rows: ReadonlyArray<Lined<NeedCells>>): Promise<BadCell[]> {
  const sold = await db
    .select({ name: products.name, isRx: sql<boolean>`bool_and(${products.mark} = 'rx')` })
    .from(products)
    .groupBy(products.name)
  if (sold.length === 0) return []
  const choices = new Contained<string>()
  for (const { cells } of rows) choices.add(cells.choice, cells.choice)
  const isOnlyRx = new Map<string, boolean>()
  for (const { name, isRx } of sold)
    for (const choice of choices.in(plain(name))) isOnlyRx.set(choice, isRx && isOnlyRx.get(choice) !== false)
  return rows.flatMap(({ line, cells: { choice: value } }) => {
    if (value === '' || isOnlyRx.get(value) === false) return []
    const reason = isOnlyRx.has(value) ? '商品目录里叫这个名字的都是处方药，不能作首选' : '商品目录里没有叫这个名字的商品'
    return [{ line, column: 'choice', value, reason }]
  })
}
