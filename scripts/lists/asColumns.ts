import type { Table } from './table'

/** Cells a text takes in a terminal: a Chinese character takes two. */
const widthOf = (text: string) => [...text].reduce((width, character) => width + (/[\u1100-\uffdc]/.test(character) ? 2 : 1), 0)

/** A table for the eye: columns as wide as their widest cell. */
export function asColumns({ headings, rows }: Table): string {
  const lines = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))))
  const padded = (cell: string, column: number) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n')
}
