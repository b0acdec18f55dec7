import { COLUMNS, type Column } from './columns'
import { ALIAS_COLUMNS, DANGER_COLUMNS, NEED_COLUMNS } from './needColumns'

/** The tables a catalogue consists of; a file holds one of them, known by the heading of its first column. */
export const SHEETS: Record<'needs' | 'dangers' | 'aliases' | 'products', Record<string, Column<unknown>>> = {
  needs: NEED_COLUMNS,
  dangers: DANGER_COLUMNS,
  aliases: ALIAS_COLUMNS,
  products: COLUMNS,
}
export type SheetName = keyof typeof SHEETS

/** The columns of a heading line, by name or one of the names people use; nothing where one is not known. */
export const columnsOf = (sheet: SheetName, headings: readonly string[]): Array<string | undefined> =>
  headings.map((heading) => {
    const plain = heading
      .trim()
      .toLowerCase()
      .replace(/[\s（(].*$/, '')
    return Object.keys(SHEETS[sheet]).find((name) => name === plain || SHEETS[sheet][name]?.aliases.includes(plain))
  })

/** A list of products has columns for names and words too: the others are told by what only they have. */
export function sheetOf(headings: readonly string[]): SheetName {
  if (columnsOf('needs', headings).includes('need')) return 'needs'
  if (columnsOf('dangers', headings).includes('danger')) return 'dangers'
  const found = columnsOf('aliases', headings)
  return headings.length === 2 && found.includes('name') && found.includes('aliases') ? 'aliases' : 'products'
}
