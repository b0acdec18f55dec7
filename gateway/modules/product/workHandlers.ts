import { product } from '../../../counter/contract/product'
import { HttpError } from '../../lib/httpError'
import { implementWork } from '../../kernel/work/implementWork'
import { CATEGORIES } from '../catalogue/taxonomy'
import { newPicture, storePicture } from './addPicture'
import { counterDetail, productCodeOf } from './counterDetail'
import { namedProducts, skuRows } from './counterRows'
import { replaceStock, standingStock } from './replaceStock'
// What revisions edit of a product.
import './goodsSubject'

const categories = CATEGORIES.flatMap(({ name: above, children }) =>
  Object.entries(children).map(([id, name]) => ({ id, name: `${above} / ${name}` })),
)

export const productWorkHandlers = implementWork(product, {
  list: ({ db, query }) => skuRows(db, query),

  categories: () => Promise.resolve({ categories }),

  named: async ({ db, query: { codes } }) => ({ results: await namedProducts(db, codes.split(',')) }),

  detail: ({ db, params: { productCode } }) => counterDetail(db, productCode),

  addPicture: async ({ db, now, staff: { staffId }, params: { productCode }, body: { file } }) => {
    const picture = await newPicture(db, { productCode, file: Buffer.from(file, 'base64'), staffId, now })
    return {
      record: `goods:${productCode}`,
      change: async (tx) => {
        await storePicture(tx, picture)
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
        const { changes } = await replaceStock(tx, { skuCode, before, after, staffId, now, reason: body.reason })
        return { answer: await counterDetail(tx, productCode), changes }
      },
    }
  },
})
