import { constants, createReadStream } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { BadFile, encodingOf, type Encoding } from './encoding'
import { columnsOf, SHEETS, sheetOf, type SheetName } from './sheets'

/** A raw CSV row: its first line, its cells by column, and how many cells are missing or too many. */
export type RawRow = { line: number; cells: Partial<Record<string, string>>; problem: string | undefined }
export type Opened = { sheet: SheetName; encoding: Encoding; bytes: number; rows: AsyncGenerator<RawRow> }

/** Opens a catalogue file. `onBytes` hears how far the reading is. Raises `BadFile` with one sentence where it cannot be read. */
export async function openRecords(file: string, onBytes: (bytes: number) => void): Promise<Opened> {
  const found = await statOf(file)
  if (found.isDirectory()) throw new BadFile(`${file} 是一个文件夹，请指定其中的 CSV 文件。`)
  if (found.size === 0) throw new BadFile(`${file} 是空文件。`)
  const encoding = await encodingOf(file)
  const sheet = await sheetIn(file, encoding)
  return { sheet, encoding, bytes: found.size, rows: rowsOf({ file, sheet, encoding, onBytes }) }
}

async function statOf(file: string) {
  try {
    await access(file, constants.R_OK)
    return await stat(file)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new BadFile(code === 'ENOENT' ? `找不到文件 ${file}。` : `无法读取 ${file}：${message}。`)
  }
}

/** Which table the file holds; what is wrong with its heading is told when its rows are read. */
async function sheetIn(file: string, encoding: Encoding): Promise<SheetName> {
  const { source, parser } = parsing(file, encoding, () => undefined)
  try {
    for await (const entry of parser) return sheetOf((entry as { record: string[] }).record)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
  } finally {
    source.destroy()
  }
  return 'products'
}

function parsing(file: string, encoding: Encoding, onBytes: (bytes: number) => void) {
  const source = createReadStream(file)
  const parser = parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true })
  const decoded = decoding(encoding, onBytes)
  // Errors of reading and decoding reach who reads through the parser.
  source.on('error', (error) => parser.destroy(error))
  decoded.on('error', (error) => parser.destroy(error))
  source.pipe(decoded).pipe(parser)
  return { source, parser }
}

type Reading = { file: string; sheet: SheetName; encoding: Encoding; onBytes: (bytes: number) => void }

async function* rowsOf({ file, sheet, encoding, onBytes }: Reading): AsyncGenerator<RawRow> {
  const { source, parser } = parsing(file, encoding, onBytes)
  let columns: Array<string | undefined> | undefined
  let lastLine = 0
  const linesIn = (record: string[]) => record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
  try {
    for await (const entry of parser) {
      const { record, info } = entry as { record: string[]; info: { lines: number } }
      const line = info.lines - linesIn(record)
      lastLine = info.lines
      if (!columns) {
        columns = headingsOf(file, sheet, record)
        continue
      }
      const cells: RawRow['cells'] = {}
      for (const [at, name] of columns.entries()) if (name) cells[name] = record[at] ?? ''
      const problem = record.length === columns.length ? undefined : `应有 ${columns.length} 列，实有 ${record.length} 列`
      yield { line, cells, problem }
    }
  } catch (error) {
    if (error instanceof CsvError && !columns) throw noHeading(file)
    if (error instanceof CsvError)
      throw new BadFile(`${file} 第 ${lastLine + 1} 行起的引号用法不对（应成对，并在一格的两端），后面的内容无法读取。`)
    throw error
  } finally {
    source.destroy()
  }
  if (!columns) throw new BadFile(`${file} 是空文件。`)
}

const noHeading = (file: string) => new BadFile(`${file} 第 1 行不是表头，请在第 1 行写列名，如 product_code 或 商品编码。`)

function headingsOf(file: string, sheet: SheetName, record: string[]): Array<string | undefined> {
  const columns = columnsOf(sheet, record)
  const nameOf = (name: string) => SHEETS[sheet][name]?.aliases[0] ?? name
  if (columns.every((name) => name === undefined)) throw noHeading(file)
  const missing = Object.keys(SHEETS[sheet]).filter((name) => SHEETS[sheet][name]?.required && !columns.includes(name))
  if (missing.length > 0) throw new BadFile(`${file} 的表头缺少：${missing.map((name) => `${name}（${nameOf(name)}）`).join('、')}。`)
  const twice = columns.find((name, at) => name !== undefined && columns.indexOf(name) !== at)
  if (twice) throw new BadFile(`${file} 的表头有两列都是 ${twice}（${nameOf(twice)}）。`)
  return columns
}

function decoding(encoding: Encoding, onBytes: (bytes: number) => void) {
  const decoder = new TextDecoder(encoding)
  let bytes = 0
  return new Transform({
    readableObjectMode: false,
    decodeStrings: true,
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      onBytes(bytes)
      done(null, Buffer.from(decoder.decode(chunk, { stream: true })))
    },
    flush(done) {
      done(null, Buffer.from(decoder.decode()))
    },
  })
}
