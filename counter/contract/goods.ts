import * as z from 'zod/mini'
import { ProductStatus } from '../../src/contract/productCard'
import { yuan } from '../../src/lib/money'
import { CombinationPrice, QUANTITY_KINDS, QUANTITY_WORDS, quantityPricesIn, quantityPriceText, StairStep } from './quantityPrices'
import type { QuantityKind } from './quantityPrices'

/** A value of a field: cents, a status, a limit, words, several words, combinations, or the steps of a stair price. */
export const GoodsValue = z.union([z.number(), z.string(), z.array(z.string()), z.array(CombinationPrice), z.array(StairStep), z.null()])
export type GoodsValue = z.infer<typeof GoodsValue>

/**
 * What a revision edits of a product and its packings, by name: `buyLimit` and `summary` of the product, `110011-1.salePrice` of a packing,
 * `fact.怎么吃` and `leaflet.禁忌` of a part of its texts.
 */
export const GoodsFields = z.record(z.string(), GoodsValue)
export type GoodsFields = Readonly<z.infer<typeof GoodsFields>>

/** The parts that a product's texts have, before the point of a name. */
export const TEXT_PARTS = ['fact', 'leaflet'] as const
type TextPart = (typeof TEXT_PARTS)[number]
const isTextPart = (owner: string): owner is TextPart => TEXT_PARTS.some((part) => part === owner)

/** How many letters a text of a product may have. */
export const LONGEST = {
  name: 60,
  englishName: 120,
  brandName: 30,
  makerName: 80,
  form: 20,
  approvalNumber: 40,
  summary: 120,
  aliases: 40,
  specification: 40,
  unit: 6,
  fact: 90,
  leaflet: 8000,
} as const
export const MAX_ALIASES = 30
export const MAX_PICTURES = 8

type FieldKind = 'price' | 'shelf' | 'limit' | 'line' | 'text' | 'words' | 'pictures' | QuantityKind
/** What a field is called and what may stand in it. What a pharmacist looks at is `isChecked`. */
export type GoodsField = { title: string; kind: FieldKind; longest: number; mayBeNone: boolean; isChecked: boolean }

const plain = (title: string, kind: FieldKind, mayBeNone = false): GoodsField => ({ title, kind, longest: 0, mayBeNone, isChecked: false })
const told = (title: string, longest: number, { kind = 'line', mayBeNone = false }: Partial<GoodsField> = {}): GoodsField => ({
  title,
  kind,
  longest,
  mayBeNone,
  isChecked: true,
})

const OF_PRODUCT: Readonly<Record<string, GoodsField>> = {
  status: plain('状态', 'shelf'),
  buyLimit: plain('每人限购', 'limit', true),
  name: told('通用名', LONGEST.name),
  englishName: told('英文名', LONGEST.englishName, { mayBeNone: true }),
  brandName: told('品牌', LONGEST.brandName),
  makerName: told('生产企业', LONGEST.makerName),
  form: told('剂型', LONGEST.form, { mayBeNone: true }),
  approvalNumber: told('批准文号', LONGEST.approvalNumber, { mayBeNone: true }),
  summary: told('用途', LONGEST.summary, { kind: 'text' }),
  aliases: told('别名', LONGEST.aliases, { kind: 'words', mayBeNone: true }),
  pictures: told('图片', 0, { kind: 'pictures' }),
}
const OF_SKU: Readonly<Record<string, GoodsField>> = {
  salePrice: plain('售价', 'price'),
  marketPrice: plain('划线价', 'price', true),
  status: plain('状态', 'shelf'),
  combinations: plain(QUANTITY_WORDS.combinations.title, 'combinations', true),
  stairPrices: plain(QUANTITY_WORDS.stairPrices.title, 'stairPrices', true),
  specification: told('规格', LONGEST.specification),
  unit: told('单位', LONGEST.unit),
}

/** The product's own plain fields, in the order of its form. */
export const PRODUCT_FIELDS = Object.keys(OF_PRODUCT)
/** A packing's. */
export const SKU_FIELDS = Object.keys(OF_SKU)

export type Place = { part: 'product' | 'sku' | TextPart; /** Of a packing its code. */ owner: string; field: string }

/** Where a field stands; no code of a packing has a point in it. */
export function placeOf(name: string): Place {
  const at = name.indexOf('.')
  if (at < 0) return { part: 'product', owner: '', field: name }
  const owner = name.slice(0, at)
  return { part: isTextPart(owner) ? owner : 'sku', owner, field: name.slice(at + 1) }
}

/** Undefined for a field that revisions do not edit. */
export function goodsField(name: string): GoodsField | undefined {
  const { part, field } = placeOf(name)
  if (part === 'product') return OF_PRODUCT[field]
  if (part === 'sku') return OF_SKU[field]
  return told(part === 'fact' ? `要点「${field}」` : `说明书【${field}】`, LONGEST[part], { kind: 'text' })
}

/** Whether a pharmacist looks at an edit before shoppers see it: words of a product do, its prices do not. */
export const needsCheck = (edited: GoodsFields): boolean => Object.keys(edited).some((name) => goodsField(name)?.isChecked === true)

const SHELF_NAMES: Readonly<Record<number, string>> = {
  [ProductStatus.onShelf]: '上架',
  [ProductStatus.offShelf]: '下架',
  [ProductStatus.outOfStock]: '缺货',
}
/** What staff call a status; one that only a pharmacy's own list knows is its number. */
export const shelfName = (status: unknown) => SHELF_NAMES[Number(status)] ?? String(status)

export const isQuantityKind = (kind: FieldKind | undefined): kind is QuantityKind => QUANTITY_KINDS.some((one) => one === kind)

/** The text of a value that is one; of any other none. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The words of a value that has several; of any other none. */
export const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

/** How a value of a kind of field reads. */
export function goodsText(kind: FieldKind | undefined, value: GoodsValue | undefined): string {
  if (kind === 'shelf') return shelfName(value)
  if (kind === 'limit' && value === null) return '不限'
  if (value === undefined || value === null || value === '') return '（无）'
  if (kind === 'price') return `¥${yuan(Number(value))}`
  if (isQuantityKind(kind))
    return (
      quantityPricesIn(kind, value)
        .map((row) => quantityPriceText(kind, row))
        .join('；') || '（无）'
    )
  if (kind === 'pictures' && Array.isArray(value)) return `${value.length} 张：${textsIn(value).join('、')}`
  return Array.isArray(value) ? textsIn(value).join('、') || '（无）' : String(value)
}
