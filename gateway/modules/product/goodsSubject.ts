import { isDeepStrictEqual } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import { goodsField, isQuantityKind, needsCheck, placeOf, type GoodsFields } from '../../../counter/contract/goods'
import { QUANTITY_WORDS, quantityPricesIn } from '../../../counter/contract/quantityPrices'
import type { Transaction } from '../../db/open'
import { packings, products } from '../catalogue/schema'
import { notFound } from '../../lib/httpError'
import { differing } from '../../kernel/replaceFields'
import { shopAddress } from '../../kernel/shopAddress'
import { yuan } from '../../lib/yuan'
import { invalidateCatalogue } from '../catalogue/revision'
import { inConflict } from '../change/inConflict'
import { changeSubject, type ChangeSubject } from '../change/subject'
import { fieldWords } from './fieldWords'
import { goodsFacts, productColumns, productFacts } from './goodsFacts'
import { goodsNotes } from './goodsNotes'
import { productSubject } from './productSubject'
import { quantityPricesOf } from './quantityPrices'
import { readGoods } from './readGoods'
import { replaceSku, unwrittenSkus } from './replaceSku'

/**
 * What is edited of a product and its packings in one go, as one revision: `{ buyLimit: 3, '110011-1.salePrice': 1990 }`. Stock is none of it,
 * for shoppers move it.
 */
export const goodsSubject: ChangeSubject = changeSubject({
  subject: 'goods',
  title: '商品与价格',
  fieldOf: (name) => {
    const { part, owner } = placeOf(name)
    const { title, text } = fieldWords(name)
    return { title: part === 'sku' ? `${owner} ${title}` : title, text }
  },
  labelsOf: productSubject.labelsOf,
  apply: async (tx, { id, from, to, isRevert = false }) => {
    const [before, after] = [from as GoodsFields, to as GoodsFields]
    if (!(await replaceProduct(tx, id, { from: ofProduct(before), to: ofProduct(after) }))) return false
    for (const skuCode of skusIn(after)) {
      const replacing = { productCode: id, skuCode, from: ofSku(before, skuCode), to: ofSku(after, skuCode), isRevert }
      if (!(await replaceSku(tx, replacing))) return false
    }
    await invalidateCatalogue(tx)
    return true
  },
  ahead: {
    read: readGoods,
    standing: async (tx, id, edited, coming = []) => {
      const own = edited as GoodsFields
      const present = await lockedGoods(tx, id)
      const standing = Object.assign({}, present, ...coming) as GoodsFields
      const fields = inConflict(goodsSubject, { id, present, edited: own })
      return { facts: present, fields, ...differing({ ...standing, ...unwrittenSkus(id, standing, own) }, own) }
    },
    notes: (db, id, edited) => goodsNotes(db, id, edited as GoodsFields),
    guard: (from, to) => leapSentence(from as GoodsFields, to as GoodsFields),
    check: {
      isNeeded: (edited) => needsCheck(edited as GoodsFields),
      pathOf: (productCode) => shopAddress('product', { productCode }),
    },
  },
})

/** Packings in the order in which everybody locks them. */
const skusIn = (fields: GoodsFields): string[] => {
  const places = Object.keys(fields).map((name) => placeOf(name))
  return [...new Set(places.flatMap(({ part, owner }) => (part === 'sku' ? [owner] : [])))].sort()
}

const ofProduct = (fields: GoodsFields): GoodsFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => placeOf(name).part !== 'sku'))

/** By the names of its columns. */
const ofSku = (fields: GoodsFields, skuCode: string): GoodsFields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const { part, owner, field } = placeOf(name)
      return part === 'sku' && owner === skuCode ? [[field, value]] : []
    }),
  )

type Replacing = { from: GoodsFields; to: GoodsFields }

/** As `replaceFields`: parts of its texts are no columns, so that its row is locked and compared. */
async function replaceProduct(tx: Transaction, productCode: string, { from, to }: Replacing): Promise<boolean> {
  if (Object.keys(to).length === 0) return true
  const own = eq(products.productCode, productCode)
  const [row] = await tx.select().from(products).where(own).for('update')
  const present = row && productFacts(row)
  if (!present || Object.entries(from).some(([name, value]) => !isDeepStrictEqual(present[name], value))) return false
  await tx.update(products).set(productColumns(row, to)).where(own)
  return true
}

/** A product and its packings, their rows locked. */
async function lockedGoods(tx: Transaction, productCode: string): Promise<GoodsFields> {
  const [product] = await tx.select().from(products).where(eq(products.productCode, productCode)).for('update')
  if (!product) throw notFound('这件商品')
  const own = eq(packings.productCode, productCode)
  const skus = await tx.select().from(packings).where(own).orderBy(asc(packings.skuCode)).for('update')
  const codes = skus.map(({ skuCode }) => skuCode)
  const quantityPrices = await quantityPricesOf(tx, codes)
  return goodsFacts(
    product,
    skus.map((sku) => ({ ...sku, ...(quantityPrices.get(sku.skuCode) ?? { combinations: [], stairPrices: [] }) })),
  )
}

/** A price this many times what it was, or less than that part of it, is a slip of the finger until it is typed again. */
const LEAP = 10

function leapSentence(from: GoodsFields, to: GoodsFields): string | null {
  const leaps = Object.keys(to).flatMap((name) => leapsOf(name, from, to))
  const [only] = leaps
  if (only === undefined) return null
  if (leaps.length === 1) return `${only.what}改为 ${yuan(only.price)} 元`
  return leaps.every(({ what }) => what === SINGLE) ? `${leaps.length} 个规格的售价` : `${leaps.length} 处价格`
}

const SINGLE = '售价'

/** Of a field the prices that leap: its own, or those of as many pieces as before. */
function leapsOf(name: string, from: GoodsFields, to: GoodsFields): Array<{ what: string; price: number }> {
  const { kind } = goodsField(name) ?? {}
  const [was, is] = [from[name], to[name]]
  if (isQuantityKind(kind)) {
    const before = new Map(quantityPricesIn(kind, was).map(({ quantity, salePrice }) => [quantity, salePrice]))
    return quantityPricesIn(kind, is)
      .filter(({ quantity, salePrice }) => isLeap(before.get(quantity) ?? 0, salePrice))
      .map(({ quantity, salePrice }) => ({ what: QUANTITY_WORDS[kind].nameOf(quantity), price: salePrice }))
  }
  const isPrice = placeOf(name).field === 'salePrice' && typeof was === 'number' && typeof is === 'number'
  return isPrice && isLeap(was, is) ? [{ what: SINGLE, price: is }] : []
}

/** Whether a price of `to` cents after one of `from` cents is more likely a slip than a price. */
export const isLeap = (from: number, to: number): boolean => from > 0 && (to >= from * LEAP || to * LEAP <= from)
