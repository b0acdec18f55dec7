import { asc, eq, inArray } from 'drizzle-orm'
import { product } from '../../../counter/contract/product'
import type { Transaction } from '../../db/open'
import { packings, productPictures, products } from '../catalogue/schema'
import { HttpError } from '../../kernel/httpError'
import { replaceFields } from '../../kernel/replaceFields'
import { implementWork } from '../../kernel/work/implementWork'
import type { Standing } from '../../kernel/work/version'
import { invalidateCatalogue } from '../catalogue/revision'
import { CATEGORIES } from '../catalogue/taxonomy'
import { inConflict } from '../change/inConflict'
import { recordChange } from '../change/recordChange'
import { newPicture } from './addPicture'
import { counterDetail, productCodeOf, skuFacts } from './counterDetail'
import { skuRows } from './counterRows'
import { lockedPacking, stockSubject } from './skuSubject'
// What revisions edit of a product.
import './goodsSubject'

const categories = CATEGORIES.flatMap(({ name: above, children }) =>
  Object.entries(children).map(([id, name]) => ({ id, name: `${above} / ${name}` })),
)

export const productWorkHandlers = implementWork(product, {
  list: ({ db, query }) => skuRows(db, query),

  categories: () => Promise.resolve({ categories }),

  named: async ({ db, query: { codes } }) => {
    const { productCode, name, brandName, mark } = products
    const wanted = inArray(productCode, codes.split(','))
    const columns = { productCode, name, brandName, mark }
    return { results: await db.select(columns).from(products).where(wanted).orderBy(asc(productCode)) }
  },

  detail: ({ db, params: { productCode } }) => counterDetail(db, productCode),

  addPicture: async ({ db, now, staff: { staffId }, params: { productCode }, body: { file } }) => {
    const picture = await newPicture(db, { productCode, file: Buffer.from(file, 'base64'), staffId, now })
    return {
      record: `goods:${productCode}`,
      change: async (tx) => {
        await tx.insert(productPictures).values(picture)
        return { answer: { name: picture.name }, changes: { picture: { from: null, to: picture.name } } }
      },
    }
  },

  /** Stock is a change of its own, for orders move it: it is taken back by as much as it was moved. */
  editStock: async ({ db, now, staff: { staffId }, params: { skuCode }, body }) => {
    const productCode = await productCodeOf(db, skuCode)
    const before = { stock: body.seen }
    const after = { stock: body.stock }
    return {
      record: `stock:${skuCode}`,
      standing: (tx) => standingStock(tx, skuCode, body),
      change: async (tx) => {
        if (body.seen === body.stock) throw new HttpError(400, 'UNCHANGED', '没有改动')
        await invalidateCatalogue(tx)
        await replaceFields(tx, packings, { row: eq(packings.skuCode, skuCode), from: before, to: after })
        const { changes } = await recordChange(tx, stockSubject, { id: skuCode, before, after, staffId, now, reason: body.reason })
        return { answer: await counterDetail(tx, productCode), changes }
      },
    }
  },
})

async function standingStock(tx: Transaction, id: string, { seen, stock }: { seen: number; stock: number }): Promise<Standing> {
  const present = await lockedPacking(tx, id)
  const fields = inConflict(stockSubject, { id, present, edited: { stock } })
  return { facts: skuFacts(present), isMoved: present.stock !== seen, fields }
}
