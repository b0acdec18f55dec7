import type { HallSetting } from '../../../counter/contract/settings/hallSetting'
import { isOfHall, isOpen } from '../hallGoods/belongs'
import { EVERY_PRODUCT, type Search } from './engine'
import { Work } from './work'

/** Whether what a word finds first belongs to the men's health hall: such a word is not held out to people. */
export async function leadsToHall(search: Search, hall: HallSetting, word: string): Promise<boolean> {
  if (!isOpen(hall)) return false
  const { products } = await search.find({ ...EVERY_PRODUCT, keyword: word }, { page: 1, size: 1 }, new Work())
  return products.some(({ productCode, leaf }) => isOfHall(hall, { productCode, categoryId: leaf }))
}
