import { inArray } from 'drizzle-orm'
import { allergyText, mayBePregnant } from '../../../src/contract/patient'
import type { NotChecked, SafetyCheck, SafetyFinding, SafetyProduct } from '../../../src/contract/safety'
import type { Sex } from '../../../src/contract/idCard'
import type { Querying } from '../../db/open'
import { log } from '../../lib/log'
import { products } from '../catalogue/schema'
import { approvedBy } from './approval'
import { findingsOf, titleOf, type Found } from './findings'
import { monthsOn, unsaidOf, type Person } from './patientFacts'
import { RULES, RULES_DATE } from './rules'
import { contentsOf } from './substancesOf'

export type CheckedPerson = Person & { sex: Sex }

/** What the rules say of products for one person, or for nobody; without what only the person's member may read of him. */
export type Checked = Pick<SafetyCheck, 'ran' | 'products' | 'findings' | 'checkedAt' | 'dataDate' | 'approvedBy'>

type Row = Pick<typeof products.$inferSelect, 'productCode' | 'name' | 'kind' | 'ingredients' | 'form'>

const isMedicine = ({ kind }: Row) => kind === 'chemical' || kind === 'tcm'

/**
 * Checks products against the table of rules. A fault in the table or in what it is given never reads as “nothing found”: every product is
 * `failed` then, and `ran` is false; `off` where no pharmacist has approved the table.
 */
export async function checkSafety(
  db: Querying,
  asked: { productCodes: readonly string[]; person: CheckedPerson | null; now: Date },
): Promise<Checked> {
  const codes = [...new Set(asked.productCodes)]
  const rows = await rowsOf(db, codes)
  const approver = await approvedBy(db)
  const stamp = { checkedAt: asked.now.toISOString(), dataDate: RULES_DATE, approvedBy: approver }
  if (approver === null) return { ...nothingOf(rows, 'off'), ...stamp }
  try {
    return { ran: true, ...resultOf(rows, asked.person), ...stamp }
  } catch (err) {
    log.error({ err }, '用药安全检查没有做成，请查看规则表')
    return { ...nothingOf(rows, 'failed'), ...stamp }
  }
}

const nothingOf = (rows: readonly Row[], why: NotChecked): Pick<Checked, 'ran' | 'products' | 'findings'> => ({
  ran: false,
  findings: [],
  products: rows.map((row) => productOf(row, isMedicine(row) ? why : 'notMedicine', false)),
})

/** In the order they were asked for, without codes that nobody sells. */
async function rowsOf(db: Querying, codes: string[]): Promise<Row[]> {
  const { productCode, name, kind, ingredients, form } = products
  const found = await db.select({ productCode, name, kind, ingredients, form }).from(products).where(inArray(productCode, codes))
  const rowOf = new Map(found.map((row) => [row.productCode, row]))
  return codes.flatMap((code) => rowOf.get(code) ?? [])
}

function resultOf(rows: readonly Row[], person: CheckedPerson | null): Pick<Checked, 'products' | 'findings'> {
  const drugs = rows.filter(isMedicine).map((row) => ({ productCode: row.productCode, ...contentsOf(row) }))
  const unknownOf = new Map(drugs.map(({ productCode, unknown }) => [productCode, unknown.length > 0]))
  const found = findingsOf(RULES, drugs, person)
  const named = new Set(found.flatMap(({ productCodes }) => productCodes))
  const notCheckedOf = (row: Row): NotChecked | null => {
    if (!isMedicine(row)) return 'notMedicine'
    if (row.ingredients.length === 0) return 'leafletMissing'
    return unknownOf.get(row.productCode) ? 'notCovered' : null
  }
  return { products: rows.map((row) => productOf(row, notCheckedOf(row), named.has(row.productCode))), findings: found.map(shown) }
}

const NOT_CHECKED: Readonly<Record<NotChecked, string>> = {
  notMedicine: '不是药品，不在检查范围',
  notCovered: '成分还没有收录全，请让药师看一眼',
  leafletMissing: '成分资料还没录完，没法核对',
  failed: '这次检查没有做成',
  off: '本店还没有启用用药核对',
}

const productOf = (row: Row, notChecked: NotChecked | null, isNamed: boolean): SafetyProduct => ({
  productCode: row.productCode,
  name: row.name,
  isMedicine: isMedicine(row),
  notChecked,
  text:
    notChecked === 'notMedicine' && row.kind === 'device'
      ? '医疗器械，不在检查范围'
      : notChecked
        ? NOT_CHECKED[notChecked]
        : textOf(isNamed),
})

const textOf = (isNamed: boolean) => (isNamed ? '查过，请看上面的提醒' : '核对过，没有发现冲突')

const shown = ({ rule, productCodes, because }: Found): SafetyFinding => ({
  ruleId: rule.id,
  severity: rule.severity,
  title: titleOf(rule),
  words: rule.words,
  advice: rule.advice,
  because,
  source: rule.source,
  productCodes,
})

/** What of somebody's record was looked at, in words: 怀孕中, 青霉素过敏, 高血压. */
export function factsOf({ healthInfo }: Person): string[] {
  const { pregnancy, allergies, chronicDiseases, liverKidney } = healthInfo ?? {}
  return [
    ...(pregnancy === 'pregnant' ? ['怀孕中'] : pregnancy === 'nursing' ? ['哺乳期'] : []),
    ...(allergies ?? []).map(allergyText),
    ...(chronicDiseases ?? []),
    ...(liverKidney === 'abnormal' ? ['肝肾功能异常'] : []),
  ]
}

/** What the record does not say, so that no rule could look at it. */
export function unsaidBy(person: CheckedPerson): string[] {
  const age = Math.floor(monthsOn(person.birthDate, person.today) / 12)
  const isUnsaid = mayBePregnant({ sex: person.sex, age }) && !person.healthInfo?.pregnancy
  return [...unsaidOf(person), ...(isUnsaid ? ['怀孕或哺乳'] : [])]
}
