import { asc, eq } from 'drizzle-orm'
import { yuan } from '../../lib/yuan'
import type { Transaction } from '../../db/open'
import { orderLines } from '../purchase/schema'
import { ownerOfMember } from '../cart/owner'
import { upsertLines, type NewLine } from '../cart/upsertLines'
import { goodsOf, type Goods } from '../pricing/goods'
import { boxesEach, combinationOf, saleProblem } from '../pricing/saleProblem'
import { linePrice } from '../pricing/linePrice'
import { covering, usablePrescriptions, type UsablePrescription } from '../prescription/usable'

type Line = typeof orderLines.$inferSelect
type Change = { name: string; text: string }
export type BoughtAgain = { added: number; changes: Change[] }

/** Puts the lines of an order into the member's cart as far as they can still be bought. `added` counts lines; `changes` says what is different now. */
export async function buyAgain(
  tx: Transaction,
  { memberId, orderCode, now }: { memberId: string; orderCode: string; now: Date },
): Promise<BoughtAgain> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderCode, orderCode)).orderBy(asc(orderLines.position))
  const goods = await goodsOf(
    tx,
    lines.map(({ skuCode }) => skuCode),
  )
  const usable = await usablePrescriptions(tx, { memberId, now })
  const looked = lines.map((line) => lookAt(line, goods.get(line.skuCode), { usable, now }))
  const toAdd = looked.flatMap(({ adding }) => (adding ? [adding] : []))
  await upsertLines(tx, ownerOfMember(memberId), toAdd, { overflow: 'leave' })
  return { added: toAdd.length, changes: looked.flatMap(({ changes }) => changes) }
}

type Circumstances = { usable: readonly UsablePrescription[]; now: Date }

function lookAt(line: Line, goods: Goods | undefined, { usable, now }: Circumstances): { adding: NewLine | undefined; changes: Change[] } {
  const { name } = line.card
  const say = (text: string) => ({ name, text })
  const problem = saleProblem(goods, line.combineId)
  if (problem !== null || !goods) return { adding: undefined, changes: [say(problem ?? '商品已不存在')] }
  const each = boxesEach(goods, line.combineId)
  const quantity = Math.min(line.quantity, Math.floor(goods.stock / each))
  const { salePrice } = linePrice({ ...goods, combination: combinationOf(goods, line.combineId) }, quantity)
  const isCovered = goods.mark !== 'rx' || covering(usable, new Map([[goods.productCode, quantity * each]])) !== undefined
  const changes = [
    ...(quantity < line.quantity ? [say(`库存不足，已加入 ${quantity} 件`)] : []),
    ...(salePrice !== line.salePrice ? [say(`单价由 ¥${yuan(line.salePrice)} 变为 ¥${yuan(salePrice)}`)] : []),
    ...(isCovered ? [] : [say('处方药需要新的处方，已放入处方药清单，请先咨询药师')]),
  ]
  return { adding: { skuCode: line.skuCode, combineId: line.combineId, quantity, selected: isCovered, addedAt: now }, changes }
}
