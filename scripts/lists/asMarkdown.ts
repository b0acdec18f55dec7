import type { Table } from './table'

const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** A table for the documentation. */
export const asMarkdown = ({ headings, rows }: Table): string =>
  [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n')
