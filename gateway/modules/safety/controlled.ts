import { inArray } from 'drizzle-orm'
import type { Querying } from '../../db/open'
import { products } from '../catalogue/schema'
import type { RuleSource, Target } from './rule'
import { bannedOnline, fdaGabapentin, psychotropics } from './sources'
import { contentsOf } from './substancesOf'

/** Substances next to those that the law controls: two pharmacists look at a prescription with one of them. A pharmacist holds the table against its sources, as the rules. */
type Controlled = {
  /** Never changed and never used again. */
  id: string
  about: Target
  /** Only where nothing else is in it. */
  alone?: true
  /** As the counter calls it. */
  what: string
  source: RuleSource
}

export const CONTROLLED: readonly Controlled[] = [
  { id: 'ephedrine', about: ['decongestant'], what: '含麻黄碱类', source: bannedOnline('二、2') },
  { id: 'opioid', about: ['opioid'], what: '含曲马多或麻醉药品', source: bannedOnline('二、2') },
  { id: 'dextromethorphan', about: ['右美沙芬'], alone: true, what: '右美沙芬口服单方', source: bannedOnline('二、2') },
  { id: 'benzodiazepine', about: ['benzodiazepine'], what: '苯二氮䓬类', source: psychotropics('第二类') },
  { id: 'sleepingPill', about: ['sleepingPill'], what: '镇静催眠药', source: psychotropics('第二类') },
  { id: 'gabapentinoid', about: ['gabapentinoid'], what: '普瑞巴林、加巴喷丁类', source: fdaGabapentin('全文') },
]

export type Printed = { ingredients: readonly string[]; form: string }

/** What of a product is on the table, as the counter calls it; nothing of what stays on the skin. */
export function controlledIn(printed: Printed): string[] {
  const { substances, unknown } = contentsOf(printed)
  const isAlone = substances.length + unknown.length === 1
  return CONTROLLED.filter(
    ({ about, alone }) =>
      (isAlone || !alone) &&
      substances.some(
        ({ base, classes, isLocal }) => !isLocal && about.some((one) => one === base || (classes as readonly string[]).includes(one)),
      ),
  ).map(({ what }) => what)
}

/** The same of several products, each named once. */
export async function controlledOf(db: Querying, productCodes: readonly string[]): Promise<string[]> {
  const { ingredients, form } = products
  const rows = await db
    .select({ ingredients, form })
    .from(products)
    .where(inArray(products.productCode, [...productCodes]))
  return [...new Set(rows.flatMap(controlledIn))]
}
