import { ProductStatus, type DrugMark } from '../../../src/contract/productCard'

const NAMES: Readonly<Record<number, string>> = {
  [ProductStatus.onShelf]: '在售',
  [ProductStatus.offShelf]: '已下架',
  [ProductStatus.outOfStock]: '缺货',
}
/** What a shopper reads of a status; one of a pharmacy's own list that the shop does not know is not sold. */
export const statusName = (status: number) => NAMES[status] ?? '暂不可售'

export const SHELF_OPTIONS = [
  { value: ProductStatus.onShelf as number, label: '上架' },
  { value: ProductStatus.offShelf as number, label: '下架' },
]

export const MARK_NAMES: Readonly<Record<DrugMark, string>> = { rx: '处方药', otcA: '甲类 OTC', otcB: '乙类 OTC', none: '非药品' }
