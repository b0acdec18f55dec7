import { write } from '@/api/write'
import { account } from '@/contract/account'
import { product } from '@/contract/product'

const STALE = { stale: [product.favourites, account.info] }

/** Remembers products; one that is remembered already is not an error. */
export const addFavourites = (codes: readonly string[]) =>
  Promise.all(codes.map((code) => write(product.addFavourite, { params: { code } }, STALE)))

export const removeFavourite = (code: string) => write(product.removeFavourite, { params: { code } }, STALE)
