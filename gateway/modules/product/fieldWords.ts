import { goodsField, goodsText, PRODUCT_FIELDS, SKU_FIELDS, type GoodsValue } from '../../../counter/contract/goods'

type FieldWords = { title: string; text: (value: unknown) => string }

/** What staff call a field of a product or of one of its packings, and how its values read. */
export function fieldWords(name: string): FieldWords {
  const { title = name, kind } = goodsField(name) ?? {}
  return { title, text: (value) => goodsText(kind, value as GoodsValue) }
}

/** The same of all the fields that operators edit, by their names alone. */
export const FIELD_WORDS: Readonly<Record<string, FieldWords>> = {
  ...Object.fromEntries(PRODUCT_FIELDS.map((name) => [name, fieldWords(name)])),
  ...Object.fromEntries(SKU_FIELDS.map((name) => [name, fieldWords(`-.${name}`)])),
  stock: { title: '可售库存', text: String },
}
