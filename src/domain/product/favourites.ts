import { write } from '@/api/write'
import { product } from '@/contract/product'

/** Codes in one call: as many of the longest as an address takes. */
const MAX_CODES = 100

async function writeAll(call: typeof product.addFavourites | typeof product.removeFavourites, codes: readonly string[]) {
  for (let at = 0; at < codes.length; at += MAX_CODES) await write(call, { params: { codes: codes.slice(at, at + MAX_CODES).join(',') } })
}

/** Remembers products; one that is remembered already is not an error. */
export const addFavourites = (codes: readonly string[]) => writeAll(product.addFavourites, codes)

/** Forgets products; one that is forgotten already is not an error. */
export const removeFavourites = (codes: readonly string[]) => writeAll(product.removeFavourites, codes)
