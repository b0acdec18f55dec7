import { asc, eq } from 'drizzle-orm'
import * as core from 'zod/v4/core'
import { BuyLimit, Price, Shelf } from '../../../counter/contract/product'
import type { Transaction } from '../../db/open'
import { packings, products } from '../catalogue/schema'
import { HttpError, notFound } from '../../kernel/httpError'
import { differing, replaceFields } from '../../kernel/replaceFields'
import { yuan } from '../../kernel/yuan'
import { invalidateCatalogue } from '../catalogue/revision'
import { inConflict } from '../change/inConflict'
import { changeSubject, type ChangeSubject } from '../change/subject'
import { FIELD_WORDS } from './fieldWords'
import { goodsFacts, placeOf, type GoodsFields, type Place } from './goodsFacts'
import { goodsNotes } from './goodsNotes'
import { productSubject } from './productSubject'
import { refusePriceProblem } from './skuSubject'

/**
 * What is edited of a product and its packings in one go, as one revision: `{ buyLimit: 3, '110011-1.salePrice': 1990 }`. Stock is none of it,
 * for shoppers move it.
 */
export const goodsSubject: ChangeSubject = changeSubject({
  subject: 'goods',
  title: '商品与价格',
  fieldOf: (name) => {
    const { skuCode, field } = placeOf(name)
    const { title = field, text } = FIELD_WORDS[field] ?? {}
    return { title: skuCode === undefined ? title : `${skuCode} ${title}`, text }
  },
  labelsOf: productSubject.labelsOf,
  apply: async (tx, { id, from, to }) => {
    const [before, after] = [from as GoodsFields, to as GoodsFields]
    for (const skuCode of ownersIn(after)) {
      if (!(await replace(tx, id, { skuCode, from: fieldsFor(before, skuCode), to: fieldsFor(after, skuCode) }))) return false
    }
    await invalidateCatalogue(tx)
    return true
  },
  ahead: {
    read: (_db, _id, typed) => Promise.resolve(readGoods(typed)),
    standing: async (tx, id, edited, coming = []) => {
      const own = edited as GoodsFields
      const present = await lockedGoods(tx, id)
      const unknown = Object.keys(own).find((name) => !(name in present))
      if (unknown !== undefined) throw notFound('这个规格')
      const fields = inConflict(goodsSubject, { id, present, edited: own })
      return { facts: present, fields, ...differing(Object.assign({}, present, ...coming) as GoodsFields, own) }
    },
    notes: (db, id, edited) => goodsNotes(db, id, edited as GoodsFields),
    guard: (from, to) => leapSentence(from as GoodsFields, to as GoodsFields),
  },
})

/** The product first, then its packings in the order in which everybody locks them. */
const ownersIn = (fields: GoodsFields): Array<Place['skuCode']> => {
  const owners = new Set(Object.keys(fields).map((name) => placeOf(name).skuCode))
  return [...(owners.has(undefined) ? [undefined] : []), ...[...owners].filter((one) => one !== undefined).sort()]
}

const fieldsFor = (fields: GoodsFields, skuCode: string | undefined): GoodsFields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const place = placeOf(name)
      return place.skuCode === skuCode ? [[place.field, value]] : []
    }),
  )

type Replacing = { skuCode: string | undefined; from: GoodsFields; to: GoodsFields }

async function replace(tx: Transaction, productCode: string, { skuCode, from, to }: Replacing): Promise<boolean> {
  if (skuCode === undefined) return replaceFields(tx, products, { row: eq(products.productCode, productCode), from, to })
  if (!(await replaceFields(tx, packings, { row: eq(packings.skuCode, skuCode), from, to }))) return false
  if ('salePrice' in to || 'marketPrice' in to) await refusePriceProblem(tx, skuCode, to)
  return true
}

/** A product and its packings, their rows locked. */
async function lockedGoods(tx: Transaction, productCode: string): Promise<GoodsFields> {
  const [product] = await tx.select().from(products).where(eq(products.productCode, productCode)).for('update')
  if (!product) throw notFound('这件商品')
  const own = eq(packings.productCode, productCode)
  const skus = await tx.select().from(packings).where(own).orderBy(asc(packings.skuCode)).for('update')
  return goodsFacts(product, skus)
}

const SHAPES: Readonly<Record<string, core.$ZodType>> = { salePrice: Price, status: Shelf, buyLimit: BuyLimit, marketPrice: Price }
const OF_SKU = ['salePrice', 'marketPrice', 'status']
const OF_PRODUCT = ['status', 'buyLimit']
const MAY_BE_NONE = ['marketPrice', 'buyLimit']

/** What was typed: every field one that there is, every value one that may be. */
function readGoods(typed: unknown): GoodsFields {
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed)) throw new HttpError(400, 'INVALID', '没有要改的内容')
  for (const [name, value] of Object.entries(typed)) {
    const { skuCode, field } = placeOf(name)
    const shape = (skuCode === undefined ? OF_PRODUCT : OF_SKU).includes(field) ? SHAPES[field] : undefined
    if (!shape) throw new HttpError(400, 'INVALID', `「${name}」不能在这里修改`, { field: `edited.${name}` })
    if (value === null && MAY_BE_NONE.includes(field)) continue
    const problem = core.safeParse(shape, value).error?.issues[0]?.message
    if (problem !== undefined) throw new HttpError(400, 'INVALID', problem, { field: `edited.${name}` })
  }
  return typed as GoodsFields
}

/** A price this many times what it was, or less than that part of it, is a slip of the finger until it is typed again. */
const LEAP = 10

function leapSentence(from: GoodsFields, to: GoodsFields): string | null {
  const leaps = Object.entries(to).flatMap(([name, price]) => {
    const was = from[name]
    const isPrice = placeOf(name).field === 'salePrice' && typeof was === 'number' && typeof price === 'number'
    return isPrice && isLeap(was, price) ? [price] : []
  })
  const [only] = leaps
  if (only === undefined) return null
  return leaps.length === 1 ? `售价改为 ${yuan(only)} 元` : `${leaps.length} 个规格的售价`
}

/** Whether a price of `to` cents after one of `from` cents is more likely a slip than a price. */
export const isLeap = (from: number, to: number): boolean => from > 0 && (to >= from * LEAP || to * LEAP <= from)
