/** A spreadsheet computes what begins so; with an apostrophe before it is text, and is read back without it. */
const safe = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const lineOf = (cells: readonly string[]) => cells.map((cell) => quoted(safe(cell))).join(',')

/** Rows as a CSV that a spreadsheet opens as it is: UTF-8 with its mark. */
export const csvOf = (rows: ReadonlyArray<readonly string[]>): string => `\uFEFF${rows.map(lineOf).join('\r\n')}\r\n`
