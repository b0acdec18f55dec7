import type { ProductCard } from '@/contract/productCard'

/** Cards that were pressed lately: the product page shows them at once while its own answer is awaited. */
const remembered = new Map<string, ProductCard>()
const MAX_CARDS = 50

export function rememberCard(card: ProductCard) {
  remembered.delete(card.productCode)
  remembered.set(card.productCode, card)
  const [oldest] = [...remembered.keys()]
  if (remembered.size > MAX_CARDS && oldest !== undefined) remembered.delete(oldest)
}

export const rememberedCard = (productCode: string): ProductCard | undefined => remembered.get(productCode)
