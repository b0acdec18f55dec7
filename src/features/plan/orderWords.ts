import type { RightOrder } from '@/contract/plan'

/** 奥希替尼片 ×2、… */
export const goodsText = ({ products }: Pick<RightOrder, 'products'>): string =>
  products.map(({ name, quantity }) => `${name} ×${quantity}`).join('、')
