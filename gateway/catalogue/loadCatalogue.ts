import { SingleBar } from 'cli-progress'
import type { Db } from '../db/open'
import { BadFile } from './csv/encoding'
import type { BadCell } from './csv/productRow'
import { importCsv } from './importCsv'

/**
 * Loads a catalogue file and tells on stderr what happened: a progress bar on a terminal, every bad cell with its line, column, value
 * and reason, and a summary. False where the file could not be read; bad rows alone are no failure.
 */
export async function loadCatalogue(db: Db, file: string): Promise<boolean> {
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
  try {
    const { encoding, rows, written, unchanged } = await importCsv(db, file, { onBad: (cell) => bad.push(cell), onProgress })
    bar?.stop()
    bad.forEach(tell)
    const lines = new Set(bad.map(({ line }) => line)).size
    const name = encoding === 'utf-8' ? 'UTF-8' : 'GBK'
    process.stderr.write(`${file}（${name}）：${rows} 行，写入 ${written} 件商品，${unchanged} 件没有变化，${lines} 行有误。\n`)
    return true
  } catch (error) {
    bar?.stop()
    bad.forEach(tell)
    if (!(error instanceof BadFile)) throw error
    process.stderr.write(`${error.message}\n`)
    return false
  }
}

const tell = ({ line, column, value, reason }: BadCell) => process.stderr.write(`第 ${line} 行 ${column}「${value}」：${reason}\n`)
