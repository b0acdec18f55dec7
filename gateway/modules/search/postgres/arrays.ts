import { sql } from 'drizzle-orm'

/** An array as one parameter; Drizzle alone would make a list of parameters of it. Said with its type: `${arrayOf(ids)}::int[]`. */
export const arrayOf = (values: readonly unknown[]) => sql.param(values)
