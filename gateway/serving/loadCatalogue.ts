import { existsSync } from 'node:fs'
import { BadFile } from '../catalogue/csv/encoding'
import { importCsv } from '../catalogue/importCsv'
import type { Db } from '../db/open'
import { Unable } from './unable'

/** Bad rows shown at the start; `npm run catalogue` shows them all. */
const SHOWN = 20

/** Loads the pharmacy's own list that `CATALOGUE` names and says what became of it. A row that is wrong does not keep the shop shut. */
export async function loadCatalogue(db: Db, file: string, print: (line: string) => void) {
  if (!existsSync(file)) throw new Unable(`没有找到商品目录 ${file}：请检查环境变量 CATALOGUE。`)
  let bad = 0
  const {
    rows,
    written,
    unchanged,
    bad: badRows,
  } = await importCsv(db, file, {
    onBad: ({ line, column, value, reason }) => {
      bad += 1
      if (bad <= SHOWN) print(`商品目录第 ${line} 行，${column}＝「${value}」：${reason}`)
    },
  }).catch((error: unknown) => {
    throw error instanceof BadFile ? new Unable(`商品目录 ${file} 读不了：${error.message}`) : error
  })
  if (bad > SHOWN) print(`……还有 ${bad - SHOWN} 处，完整列表请运行 npm run catalogue -- ${file}`)
  print(`商品目录 ${file}：${rows} 行，写入 ${written} 种，未变 ${unchanged} 种，有误 ${badRows} 行。`)
}
