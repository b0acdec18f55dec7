import { ProductStatus, type ProductCard } from '@/contract/productCard'

const WORDS: Readonly<Record<number, string>> = {
  [ProductStatus.onShelf]: '在售',
  [ProductStatus.offShelf]: '已下架',
  [ProductStatus.outOfStock]: '暂时缺货',
}

/** What a status code says (specification 2, section 3): any code but 2, 3 and 4 is unknown. */
export const statusText = (status: number): string => WORDS[status] ?? '未知状态'

export const canBuy = (status: number): boolean => status === ProductStatus.onShelf

/** Whether it carries a drug's mark. */
export const isMedicine = ({ mark }: Pick<ProductCard, 'mark'>): boolean => mark !== 'none'

export const isPrescription = ({ mark }: Pick<ProductCard, 'mark'>): boolean => mark === 'rx'
