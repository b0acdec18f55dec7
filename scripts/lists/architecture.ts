import { readFileSync } from 'node:fs'
import { GATEWAY, LAYERS, TOP } from '../../config/layers.cjs'
import { asMarkdown } from './asMarkdown'
import type { Table } from './table'

const FILE = 'docs/architecture.md'
const code = (word: string) => `\`${word}\``

const layers: Table = {
  headings: ['layer', 'what lives there', 'may use'],
  rows: Object.entries(LAYERS).map(([name, { about, uses }]) => [code(name), about, uses.join(', ') || 'nothing of ours']),
}

const rooms: Table = {
  headings: ['room', 'what lives there', 'may use'],
  rows: [
    ...Object.entries(GATEWAY).map(([name, { about, uses }]) => [code(name), about, uses.join(', ') || 'nothing of ours']),
    ...Object.entries(TOP).map(([name, about]) => [code(name), about, 'everything']),
  ],
}

/** The guide as it is written, its tables as `config/layers.cjs` says. A guide without the place for one is refused. */
export const architecture = (): string =>
  Object.entries({ layers, rooms }).reduce(
    (text, [name, table]) => {
      const place = new RegExp(`(<!-- ${name}: .*-->\n)[^]*?(\n<!-- end -->)`)
      if (!place.test(text)) throw new Error(`${FILE} has no place for the ${name}`)
      return text.replace(place, (_whole, begin: string, end: string) => `${begin}\n${asMarkdown(table)}\n${end}`)
    },
    readFileSync(FILE, 'utf8'),
  )
