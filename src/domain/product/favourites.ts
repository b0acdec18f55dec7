import { write } from '@/api/write'
import { product } from '@/contract/product'

/** Remembers products; one that is remembered already is not an error. */
export const addFavourites = (codes: readonly string[]) =>
  Promise.all(codes.map((code) => write(product.addFavourite, { params: { code } })))

export const removeFavourite = (code: string) => write(product.removeFavourite, { params: { code } })
