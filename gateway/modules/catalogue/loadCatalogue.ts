import { existsSync } from 'node:fs'
import { SingleBar } from 'cli-progress'
import type { Db } from '../../db/open'
import { BadFile } from './csv/encoding'
import type { BadCell } from './csv/productRow'
import { importCsv } from './importCsv'

/**
 * Imports a catalogue file and reports on stderr: a progress bar on a terminal, every invalid cell with its line, column, value and reason
 * (at most `max` of them), and a summary. False where the file could not be read; invalid rows alone are no failure.
 */
export async function loadCatalogue(db: Db, file: string, max = Infinity): Promise<boolean> {
  if (!existsSync(file)) {
    process.stderr.write(`没有找到商品目录 ${file}。\n`)
    return false
  }
  const bad: BadCell[] = []
  const bar = process.stderr.isTTY
    ? new SingleBar({
        format: '载入 {bar} {percentage}% · {value}/{total} KB',
        stream: process.stderr,
        hideCursor: true,
        clearOnComplete: true,
      })
    : undefined
  let begun = false
  const onProgress = (read: number, whole: number) => {
    if (!bar || whole === 0) return
    if (!begun) bar.start(Math.ceil(whole / 1024), 0)
    begun = true
    bar.update(Math.ceil(read / 1024))
  }
  const tellAll = () => {
    bad.slice(0, max).forEach(tell)
    if (bad.length > max) process.stderr.write(`……还有 ${bad.length - max} 处，完整列表请运行 npm run catalogue -- ${file}\n`)
  }
  try {
    const { sheet, encoding, rows, written, unchanged } = await importCsv(db, file, { onBad: (cell) => bad.push(cell), onProgress })
    bar?.stop()
    tellAll()
    const lines = new Set(bad.map(({ line }) => line)).size
    const name = encoding === 'utf-8' ? 'UTF-8' : 'GBK'
    process.stderr.write(
      `${file}（${name}）：${rows} 行，写入 ${written} ${COUNTED[sheet]}，${unchanged} ${COUNTED[sheet].slice(0, 1)}没有变化，${lines} 行有误。\n`,
    )
    return true
  } catch (error) {
    bar?.stop()
    tellAll()
    if (!(error instanceof BadFile)) throw error
    process.stderr.write(`商品目录 ${file} 读不了：${error.message}\n`)
    return false
  }
}

const COUNTED = { products: '件商品', needs: '个需求', dangers: '个急症', aliases: '个通用名' }

const tell = ({ line, column, value, reason }: BadCell) => process.stderr.write(`第 ${line} 行 ${column}「${value}」：${reason}\n`)
