import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, with its zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true })

/** Bytes, as they are. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
