import { and, eq, inArray } from 'drizzle-orm'
import type { Sku } from '../../../src/contract/cart'
import type { Transaction } from '../../db/open'
import { cartLines } from './schema'
import { notFound, HttpError } from '../../lib/httpError'
import { goodsOf } from '../pricing/goods'
import { saleProblem } from '../pricing/saleProblem'
import { mallRules } from '../pricing/mallRules'
import { upsertLines } from './upsertLines'

type Adding = Sku & { selected?: boolean | undefined }

/** Puts packings into a cart. What nobody can buy now is refused with its reason; a prescription drug may stand in its list. */
export async function addToCart(tx: Transaction, owner: string, items: readonly Adding[], now: Date) {
  const goods = await goodsOf(
    tx,
    items.map(({ skuCode }) => skuCode),
  )
  items.forEach(({ skuCode, combineId = '' }, place) => {
    const one = goods.get(skuCode)
    if (!one) throw new HttpError(404, 'NOT_FOUND', '没有找到商品', { field: `items.${place}.skuCode` })
    const problem = saleProblem(one, combineId)
    if (problem) throw new HttpError(409, one.bannedFor ? 'BANNED' : 'UNAVAILABLE', problem, { field: `items.${place}.skuCode` })
  })
  const lines = items.map(({ skuCode, combineId = '', quantity, selected = true }) => ({
    skuCode,
    combineId,
    quantity,
    selected,
    addedAt: now,
  }))
  await upsertLines(tx, owner, lines, { overflow: 'refuse' })
}

/** Changes how many, or to another packing of the same product; a line of that packing that is there already takes the pieces in. */
export async function changeLine(
  tx: Transaction,
  owner: string,
  lineId: string,
  { quantity, skuCode }: { quantity?: number | undefined; skuCode?: string | undefined },
) {
  const own = and(eq(cartLines.owner, owner), eq(cartLines.lineId, lineId))
  const [line] = await tx.select().from(cartLines).where(own).for('update')
  if (!line) throw notFound('这件商品')
  const { globalMaximumAmount } = await mallRules(tx)
  const wanted = Math.min(quantity ?? line.quantity, globalMaximumAmount)
  if (skuCode === undefined || skuCode === line.skuCode) {
    await tx.update(cartLines).set({ quantity: wanted }).where(own)
    return
  }
  const goods = await goodsOf(tx, [line.skuCode, skuCode])
  const next = goods.get(skuCode)
  if (!next || next.productCode !== goods.get(line.skuCode)?.productCode)
    throw new HttpError(400, 'OTHER_PRODUCT', '请选择同一商品的规格', { field: 'skuCode' })
  const problem = saleProblem(next, '')
  if (problem) throw new HttpError(409, 'UNAVAILABLE', problem, { field: 'skuCode' })
  await tx.delete(cartLines).where(own)
  await upsertLines(tx, owner, [{ skuCode, combineId: '', quantity: wanted, selected: line.selected, addedAt: line.addedAt }], {
    overflow: 'refuse',
  })
}

export const selectLines = (tx: Transaction, owner: string, { lineIds, selected }: { lineIds: string[]; selected: boolean }) =>
  lineIds.length === 0
    ? undefined
    : tx
        .update(cartLines)
        .set({ selected })
        .where(and(eq(cartLines.owner, owner), inArray(cartLines.lineId, lineIds)))

/** Takes lines out; one that is gone already is not an error. */
export const removeLines = (tx: Transaction, owner: string, lineIds: string[]) =>
  tx.delete(cartLines).where(and(eq(cartLines.owner, owner), inArray(cartLines.lineId, lineIds)))
