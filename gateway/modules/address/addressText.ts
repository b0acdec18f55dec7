import type { addresses } from './schema'

export type StoredAddress = typeof addresses.$inferSelect

/** The address on one line, as on a parcel's label; a municipality is not repeated. */
export const addressText = ({ province, city, area, detail }: StoredAddress) =>
  [province.name, ...(city.name === province.name ? [] : [city.name]), area.name, detail].join('')
