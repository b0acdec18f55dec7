import { ProductStatus } from '../../../src/contract/productCard'
import { yuan } from '../../../src/lib/money'

const SHELF_NAMES: Readonly<Record<number, string>> = {
  [ProductStatus.onShelf]: '上架',
  [ProductStatus.offShelf]: '下架',
  [ProductStatus.outOfStock]: '缺货',
}
const NONE = '（无）'
const price = (value: unknown) => (typeof value === 'number' ? `¥${yuan(value)}` : NONE)

/** What staff call a status; one that only a pharmacy's own list knows is its number. */
export const shelfName = (status: unknown) => SHELF_NAMES[Number(status)] ?? String(status)

/** What staff call the fields that operators edit, and how their values read. */
export const FIELD_WORDS: Readonly<Record<string, { title: string; text: (value: unknown) => string }>> = {
  salePrice: { title: '售价', text: price },
  marketPrice: { title: '划线价', text: price },
  stock: { title: '可售库存', text: String },
  status: { title: '状态', text: shelfName },
  buyLimit: { title: '每人限购', text: (value) => (typeof value === 'number' ? String(value) : '不限') },
}
