import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { replaceFields } from '../../kernel/replaceFields'
import type { Standing } from '../../kernel/work/version'
import { packings } from '../catalogue/schema'
import { invalidateCatalogue } from '../catalogue/revision'
import { inConflict } from '../change/inConflict'
import { recordChange } from '../change/recordChange'
import { skuFacts } from './counterDetail'
import { lockedPacking, stockSubject } from './skuSubject'

type Stock = { stock: number }
type Editing = { skuCode: string; before: Stock; after: Stock; staffId: string; now: Date; reason: string }

/** Replaces what can be sold of a packing and records the change, which it answers. */
export async function replaceStock(tx: Transaction, { skuCode, before, after, staffId, now, reason }: Editing) {
  await invalidateCatalogue(tx)
  await replaceFields(tx, packings, { row: eq(packings.skuCode, skuCode), from: before, to: after })
  return recordChange(tx, stockSubject, { id: skuCode, before, after, staffId, now, reason })
}

/** How a packing stands against the stock that an operator saw, its row locked. 404 NOT_FOUND. */
export async function standingStock(tx: Transaction, id: string, { seen, stock }: { seen: number; stock: number }): Promise<Standing> {
  const present = await lockedPacking(tx, id)
  const fields = inConflict(stockSubject, { id, present, edited: { stock } })
  return { facts: skuFacts(present), isMoved: present.stock !== seen, fields }
}
