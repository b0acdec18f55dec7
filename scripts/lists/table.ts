/** A list with a heading for each column, as it is printed or written down. */
export type Table = { headings: string[]; rows: string[][] }
