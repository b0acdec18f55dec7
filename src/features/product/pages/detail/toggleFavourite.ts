import type { MergedProduct } from '@/contract/product'
import { addFavourites, removeFavourites } from '@/domain/product/favourites'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { showProduct } from './useProduct'

/** Remembers or forgets a product. The heart turns at once and turns back where the gateway refuses. */
export async function toggleFavourite({ productCode, isFavourite }: Pick<MergedProduct, 'productCode' | 'isFavourite'>) {
  if (!useSession.getState().member) return openLogin()
  showProduct(productCode, { isFavourite: !isFavourite })
  try {
    await (isFavourite ? removeFavourites([productCode]) : addFavourites([productCode]))
  } catch (error) {
    showProduct(productCode, { isFavourite })
    throw error
  }
}
