import * as z from 'zod'

export const FORMAT = 1
export const MANIFEST = 'manifest.json'
/** `sha256sum` of the manifest, which itself holds those of all other parts. */
export const MANIFEST_HASH = 'manifest.sha256'

/** What a backup holds. It is the last but one entry of the archive, because only then its figures are known. */
export const Manifest = z.object({
  product: z.literal('qinghe'),
  format: z.number(),
  version: z.string(),
  /** The newest migration the tables have seen: `when` is its time in milliseconds. */
  migration: z.object({ tag: z.string(), when: z.number() }),
  takenAt: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  /** Last value given out, as text: a bigint may not fit a number. */
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Every other entry of the archive, in its order. `table` stands at rows; a file below `files/` has none. */
  parts: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string(), table: z.string().optional() })),
})
export type Manifest = z.infer<typeof Manifest>
export type Part = Manifest['parts'][number]
