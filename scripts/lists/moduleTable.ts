import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { preProcessFile } from 'typescript'
import type { Table } from './table'

const MODULES = 'gateway/modules'
const TABLE = /(?:pg|member)Table\(\s*'(\w+)'/g

/** The modules of the gateway, lowest first: a module knows only those above it in the list. */
export function moduleTable(): Table {
  const modules = new Map(
    readdirSync(MODULES, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [[entry.name, readModule(entry.name)] as const] : [],
    ),
  )
  const heights = new Map<string, number>()
  const heightOf = (name: string): number => {
    const known = heights.get(name)
    if (known !== undefined) return known
    // A circle, which `npm run layers` refuses, ends here.
    heights.set(name, 0)
    const height = Math.max(-1, ...Array.from(modules.get(name)?.knows ?? [], heightOf)) + 1
    heights.set(name, height)
    return height
  }
  const rows = [...modules]
    .map(([name, { knows, tables }]) => ({ name, knows, tables, height: heightOf(name) }))
    .sort((left, right) => left.height - right.height || (left.name < right.name ? -1 : 1))
  return {
    headings: ['Height', 'Module', 'Knows', 'Tables'],
    rows: rows.map(({ name, knows, tables, height }) => [String(height), name, [...knows].sort().join(', '), tables.join(', ')]),
  }
}

function readModule(name: string): { knows: Set<string>; tables: string[] } {
  const folder = path.posix.join(MODULES, name)
  const knows = new Set<string>()
  const tables: string[] = []
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => /(?<!\.test)\.ts$/.test(one))) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    for (const { fileName } of preProcessFile(text).importedFiles) {
      const [, other] = /^gateway\/modules\/([^/]+)\//.exec(path.posix.join(folder, path.posix.dirname(file), fileName)) ?? []
      if (other !== undefined && other !== name) knows.add(other)
    }
    for (const [, table = ''] of text.matchAll(TABLE)) tables.push(table)
  }
  return { knows, tables: tables.sort() }
}
