import { promotion, type PromotionFields } from '../../../counter/contract/promotion'
import { eq } from 'drizzle-orm'
import type { Querying, Transaction } from '../../db/open'
import { promotions } from '../pricing/schema'
import { randomId } from '../../kernel/hash'
import { HttpError } from '../../kernel/httpError'
import { differing } from '../../kernel/replaceFields'
import { implementWork } from '../../kernel/work/implementWork'
import type { Standing } from '../../kernel/work/version'
import { withInstants } from '../catalogue/period'
import { productListProblem } from '../catalogue/productListProblem'
import { inConflict } from '../change/inConflict'
import { recordChange } from '../change/recordChange'
import { editedPromotion, previewOf, promotionOf, pageOfPromotions, promotionView, type Given } from './previewOf'
import { promotionSubject } from './promotionSubject'
import { newPromotionProblem, promotionProblem } from './promotionWords'

export const promotionWorkHandlers = implementWork(promotion, {
  list: ({ db, now, query }) => pageOfPromotions(db, query, now),

  preview: async ({ db, now, params: { promotionId }, query: { levels, beginsAt, endsAt, isNew, products } }) => {
    const given = await promotionOf(db, promotionId)
    const edited = { levels: levelsIn(levels), beginsAt, endsAt }
    if (!isNew) return previewOf(db, given, { edited, problem: promotionProblem(given.row, edited), now })
    const blank = blankLike(given, codesIn(products))
    return previewOf(db, blank, { edited, problem: await newProblem(db, blank, edited), now })
  },

  edit: ({ now, staff: { staffId }, params: { promotionId }, body: { edited } }) =>
    Promise.resolve({
      record: `promotion:${promotionId}`,
      standing: (tx) => standingPromotion(tx, promotionId, edited),
      change: async (tx) => {
        const given = await promotionOf(tx, promotionId)
        const changes = await edit(tx, given, { edited, staffId, now })
        return { answer: promotionView(await promotionOf(tx, promotionId), now), changes }
      },
    }),

  create: ({ now, staff: { staffId }, body }) => {
    const promotionId = randomId()
    return Promise.resolve({
      record: `promotion:${promotionId}`,
      change: async (tx) => {
        const changes = await create(tx, promotionId, { ...body, staffId, now })
        return { answer: promotionView(await promotionOf(tx, promotionId), now), changes }
      },
    })
  },
})

const codesIn = (words: string | undefined) => (words === undefined ? null : words.split(',').filter(Boolean))

const levelsIn = (text: string | undefined) =>
  (text ?? '').split(',').flatMap((level) => {
    const [threshold, off] = level.split(':').map(Number)
    return threshold === undefined || off === undefined ? [] : [{ threshold, off }]
  })

/** What a new promotion has of the one that it is made like: its kind and its gift. */
const blankLike = ({ row, gift }: Given, productCodes: string[] | null): Given => ({ row: { ...row, levels: [], productCodes }, gift })

async function newProblem(db: Querying, { row, gift }: Given, edited: PromotionFields): Promise<string | null> {
  if (gift && !gift.isGiven) return `赠品「${gift.name}」是处方药或甲类非处方药，不能送`
  return newPromotionProblem(row, edited) ?? productListProblem(db, row.productCodes)
}

type Creating = { like: string; edited: PromotionFields; productCodes: string[] | null; staffId: string; now: Date }

async function create(tx: Transaction, id: string, { like, edited, productCodes, ...by }: Creating) {
  const blank = blankLike(await promotionOf(tx, like), productCodes)
  const problem = await newProblem(tx, blank, edited)
  if (problem !== null) throw new HttpError(400, 'PROMOTION_PROBLEM', problem)
  const { promotionId: _like, ...after } = withInstants(editedPromotion(blank, edited))
  await promotionSubject.apply(tx, { id, from: null, to: after, now: by.now })
  return (await recordChange(tx, promotionSubject, { id, before: null, after, ...by })).changes
}

/** A promotion, its row locked. */
async function standingPromotion(tx: Transaction, id: string, edited: PromotionFields): Promise<Standing> {
  await tx.select({ id: promotions.promotionId }).from(promotions).where(eq(promotions.promotionId, id)).for('update')
  const { row } = await promotionOf(tx, id)
  return { facts: row, fields: inConflict(promotionSubject, { id, present: fieldsIn(row), edited }) }
}

const fieldsIn = ({ levels, beginsAt, endsAt }: Given['row']): PromotionFields => ({
  levels,
  beginsAt: beginsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

type Editing = { edited: PromotionFields; staffId: string; now: Date }

/** The words that follow from the amounts are part of the change. */
async function edit(tx: Transaction, given: Given, { edited, ...by }: Editing) {
  const { row } = given
  const { from, to } = differing(fieldsIn(row), edited)
  if (Object.keys(to).length === 0) throw new HttpError(400, 'UNCHANGED', '没有改动')
  const problem = promotionProblem(row, edited)
  if (problem !== null) throw new HttpError(400, 'PROMOTION_PROBLEM', problem)
  const words = ({ text, detail }: typeof row) => ({ text, detail })
  const said = differing(words(row), words(editedPromotion(given, edited)))
  const [before, after] = [
    { ...from, ...said.from },
    { ...to, ...said.to },
  ]
  const id = row.promotionId
  await promotionSubject.apply(tx, { id, from: before, to: after, now: by.now })
  return (await recordChange(tx, promotionSubject, { id, before, after, ...by })).changes
}
