import { and, eq, inArray, sql } from 'drizzle-orm'
import { changes } from '../change/schema'
import { invalidateCatalogue } from '../catalogue/revision'
import { changeSubject } from '../change/subject'
import { FIELD_WORDS } from '../product/fieldWords'
import { applySteps } from './applySteps'
import type { LimitStep, SkuStep } from './planOf'

/** What an import put into the shop, or what stood there before: `{ skus: { '110011-1': { stock: 3 } }, limits: { '110011': null } }`. */
export type SheetValue = { skus: Record<string, SkuStep['to']>; limits: Record<string, number | null> }

export const sheetValue = (
  { skus, limits }: { skus: readonly SkuStep[]; limits: readonly LimitStep[] },
  side: 'from' | 'to',
): SheetValue => ({
  skus: Object.fromEntries(skus.map((step) => [step.skuCode, step[side]])),
  limits: Object.fromEntries(limits.map((step) => [step.productCode, step[side]])),
})

const SHOWN = 10
const said = ([code, fields]: [string, object]) =>
  `${code} ${Object.entries(fields)
    .map(([name, value]) => `${FIELD_WORDS[name]?.title ?? name} ${FIELD_WORDS[name]?.text(value) ?? ''}`)
    .join(' ')}`
const firstOf = (texts: string[]) => texts.slice(0, SHOWN).join('；') + (texts.length > SHOWN ? ` 等 ${texts.length} 个` : '')

/** An import as one change: taken back whole or not at all. */
export const sheetSubject = changeSubject({
  subject: 'productSheet',
  title: '导入价格库存表',
  fields: {
    skus: { title: '规格', text: (value) => firstOf(Object.entries(value as SheetValue['skus']).map(said)) },
    limits: {
      title: '每人限购',
      text: (value) => firstOf(Object.entries(value as SheetValue['limits']).map(([code, most]) => `${code} ${most ?? '不限'}`)),
    },
  },
  labelsOf: async (db, ids) => {
    const rows = await db
      .select({ id: changes.subjectId, count: sql<number>`(select count(*)::int from jsonb_object_keys(${changes.after} -> 'skus'))` })
      .from(changes)
      .where(and(eq(changes.subject, 'productSheet'), inArray(changes.subjectId, [...ids])))
    return new Map(rows.map(({ id, count }) => [id, `${count} 个规格`]))
  },
  apply: async (tx, { from, to }) => {
    const [before, after] = [from as SheetValue, to as SheetValue]
    const skus = Object.entries(after.skus).map(([skuCode, own]) => ({ skuCode, from: before.skus[skuCode] ?? {}, to: own }))
    const limits = Object.entries(after.limits).map(([productCode, own]) => ({
      productCode,
      from: before.limits[productCode] ?? null,
      to: own,
    }))
    if (!(await applySteps(tx, { skus, limits }, { stockMoves: true }))) return false
    await invalidateCatalogue(tx)
    return true
  },
})
