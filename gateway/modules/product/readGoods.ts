import { eq } from 'drizzle-orm'
import * as core from 'zod/v4/core'
import {
  goodsField,
  isQuantityKind,
  MAX_ALIASES,
  MAX_PICTURES,
  textIn,
  type GoodsField,
  type GoodsFields,
} from '../../../counter/contract/goods'
import { Price } from '../../../counter/contract/price'
import { BuyLimit, Shelf } from '../../../counter/contract/product'
import { byQuantity, listProblem, quantityPricesIn, quantityValue, type QuantityKind } from '../../../counter/contract/quantityPrices'
import type { Db } from '../../db/open'
import { bannedReason } from '../catalogue/banned'
import { promiseIn } from '../catalogue/promises'
import { productPictures, products } from '../catalogue/schema'
import { HttpError } from '../../lib/httpError'
import { refuseByLaw } from './quantityPrices'

const SHAPES: Readonly<Partial<Record<GoodsField['kind'], core.$ZodType>>> = { price: Price, shelf: Shelf, limit: BuyLimit }

/** What was typed of a product: every field one that there is, every value one that may stand there, and what it is called may be sold online. */
export async function readGoods(db: Db, productCode: string, typed: unknown): Promise<GoodsFields> {
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed)) throw new HttpError(400, 'INVALID', '没有要改的内容')
  const read = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, valueOf(name, value)])) as GoodsFields
  await refuseBanned(db, productCode, read)
  await refuseByLaw(db, productCode, read)
  if (read.pictures) await refuseUnknownPictures(db, productCode, wordsIn(read.pictures))
  return read
}

function valueOf(name: string, value: unknown) {
  const field = goodsField(name)
  const refuse = (message: string) => new HttpError(400, 'INVALID', message, { field: `edited.${name}` })
  if (!field) throw refuse(`「${name}」不能在这里修改`)
  if (SHAPES[field.kind]) {
    const problem = numberProblem(field, value)
    if (problem !== undefined) throw refuse(problem)
    return value
  }
  if (isQuantityKind(field.kind)) {
    const problem = quantityListProblem(field.kind, value)
    if (problem !== undefined) throw refuse(problem)
    return quantityValue(field.kind, byQuantity(quantityPricesIn(field.kind, value)))
  }
  const text = field.kind === 'words' || field.kind === 'pictures' ? wordsIn(value) : lineIn(value)
  const problem = textProblem(field, text)
  if (problem !== undefined) throw refuse(problem)
  return text
}

function numberProblem({ kind, mayBeNone }: GoodsField, value: unknown): string | undefined {
  const shape = SHAPES[kind]
  if (!shape || (value === null && mayBeNone)) return undefined
  return core.safeParse(shape, value).error?.issues[0]?.message
}

/** Null is an empty list. */
const quantityListProblem = (kind: QuantityKind, value: unknown): string | undefined =>
  value === null || Array.isArray(value) ? listProblem(kind, quantityPricesIn(kind, value)) : '请填写件数和价格'

const lineIn = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
const wordsIn = (value: unknown) => {
  const words = Array.isArray(value) ? value.flatMap((word) => lineIn(word) ?? []) : []
  return [...new Set(words)]
}

function textProblem({ kind, title, longest, mayBeNone }: GoodsField, text: string | string[] | null): string | undefined {
  if (text === null) return mayBeNone ? undefined : `请填写${title}`
  if (kind === 'pictures') return picturesProblem([text].flat())
  if (Array.isArray(text) && text.length > MAX_ALIASES) return `${title}最多 ${MAX_ALIASES} 个`
  const words = [text].flat()
  const promise = promiseIn(words.join('\n'))
  if (promise !== undefined) return `「${promise}」像是在保证疗效，不能这样写`
  return words.some((one) => one.length > longest) ? `${title}最多 ${longest} 字` : undefined
}

const picturesProblem = ({ length }: readonly string[]) => {
  if (length === 0) return '至少留一张图片'
  return length > MAX_PICTURES ? `图片最多 ${MAX_PICTURES} 张` : undefined
}

/** Pictures are the product's own: those it has, those that were uploaded for it, and the one that is drawn of it. */
async function refuseUnknownPictures(db: Db, productCode: string, names: readonly string[]) {
  const [row] = await db.select({ pictures: products.pictures }).from(products).where(eq(products.productCode, productCode))
  const { name } = productPictures
  const uploaded = await db.select({ name }).from(productPictures).where(eq(productPictures.productCode, productCode))
  const known = new Set([productCode, ...(row?.pictures ?? []), ...uploaded.map((one) => one.name)])
  if (names.some((one) => !known.has(one))) throw new HttpError(400, 'INVALID', '没有这张图片，请重新上传', { field: 'edited.pictures' })
}

const JUDGED = ['name', 'form', 'approvalNumber']

/** Under another name, form or approval number a medicine may be one that is not sold online at all. */
async function refuseBanned(db: Db, productCode: string, read: GoodsFields) {
  const name = JUDGED.find((one) => one in read)
  if (name === undefined) return
  const [row] = await db.select().from(products).where(eq(products.productCode, productCode))
  const reason = row && bannedReason({ ...row, ...read, form: textIn(read.form ?? row.form) })
  if (reason !== undefined) throw new HttpError(400, 'NOT_SOLD_ONLINE', reason, { field: `edited.${name}` })
}
