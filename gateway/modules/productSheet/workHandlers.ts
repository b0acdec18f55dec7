import { productSheet } from '../../../counter/contract/productSheet'
import { ProductQuery } from '../../../counter/contract/product'
import { shopFormat } from '../../../src/lib/time'
import type { Transaction } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import { randomId } from '../../lib/hash'
import { implementWork } from '../../kernel/work/implementWork'
import { invalidateCatalogue } from '../catalogue/revision'
import { recordChange } from '../change/recordChange'
import { allSkuRows } from '../product/counterRows'
import { applySteps } from './applySteps'
import { planOf } from './planOf'
import { readSheet, type Sheet } from './readSheet'
import { sheetSubject, sheetValue } from './sheetSubject'
import { writeSheet } from './writeSheet'

const DONE = { done: true } as const
const sheetIn = (file: string) => readSheet(Buffer.from(file, 'base64'))

export const productSheetWorkHandlers = implementWork(productSheet, {
  export: async ({ db, now, query }) => ({
    name: `价格库存表-${shopFormat(now, 'YYYYMMDD-HHmm')}.csv`,
    csv: writeSheet(await allSkuRows(db, ProductQuery.parse(query))),
  }),

  preview: async ({ body: { file } }) => {
    const sheet = await sheetIn(file)
    return {
      record: 'productSheet:preview',
      change: async (tx) => ({ answer: (await planOf(tx, sheet)).preview }),
    }
  },

  apply: async ({ now, staff: { staffId }, body: { file, typed, reason } }) => {
    const sheet = await sheetIn(file)
    const id = randomId()
    return {
      record: `productSheet:${id}`,
      standing: async (tx) => ({ facts: (await planOf(tx, sheet)).facts }),
      change: async (tx) => ({ answer: DONE, changes: await apply(tx, sheet, { id, typed, reason, staffId, now }) }),
    }
  },
})

type Applying = { id: string; typed: string; reason: string; staffId: string; now: Date }
const changedSince = () => new HttpError(409, 'PREVIEW_CHANGED', '预览之后商城或文件有变化，什么都没有改，请重新预览')

/** What was looked at is what is done (its version is a preview's): the same file against the same shop, whole or not at all. */
async function apply(tx: Transaction, sheet: Sheet, { id, typed, ...by }: Applying) {
  const { skus, limits, preview } = await planOf(tx, sheet)
  const { wrong, unknown, changed } = preview.counts
  if (wrong + unknown > 0) throw new HttpError(409, 'SHEET_WRONG', `有 ${wrong + unknown} 行有误，请改正后重新预览，什么都没有改`)
  if (changed === 0) throw new HttpError(409, 'UNCHANGED', '这份文件和商城现在的一样，没有要改的')
  if (preview.guard && typed.trim() !== preview.guard.sentence)
    throw new HttpError(409, 'MOST_OF_SHOP', `${preview.guard.about}。确认的话，请输入「${preview.guard.sentence}」`, { field: 'typed' })
  if (!(await applySteps(tx, { skus, limits }, { stockMoves: false }))) throw changedSince()
  await invalidateCatalogue(tx)
  const values = { before: sheetValue({ skus, limits }, 'from'), after: sheetValue({ skus, limits }, 'to') }
  return (await recordChange(tx, sheetSubject, { id, ...values, ...by })).changes
}
