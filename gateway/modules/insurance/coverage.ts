import { and, inArray, or } from 'drizzle-orm'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Db, Querying } from '../../db/open'
import { replicaOf } from '../../db/replica'
import { notFound } from '../../lib/httpError'
import { benefitInUse, type BenefitRow } from '../benefit/benefitInUse'
import { covers, type Coverage } from '../benefit/covers'
import { products } from '../catalogue/schema'
import { plansOf } from './plans'

type Asked = { benefitId: string | undefined; memberId: string | undefined; now: Date }

/** What is asked about: the member's own policy, or else all that some plan of the shop's pays. */
export type Covering = { benefit: BenefitRow | undefined; by: readonly Coverage[] }

/** 404 of a policy that is none of the member's that runs. */
export async function coveringOf(db: Querying, { benefitId, memberId, now }: Asked): Promise<Covering> {
  if (benefitId === undefined) return { benefit: undefined, by: await plansOf(db) }
  const benefit = memberId === undefined ? undefined : await benefitInUse(db, { benefitId, memberId, now })
  if (!benefit) throw notFound('这份商保')
  return { benefit, by: [benefit] }
}

/** All that is paid, as one shelf. */
export const shelfOf = ({ by }: Covering) => ({
  leaves: [...new Set(by.flatMap(({ leaves }) => leaves))],
  productCodes: [...new Set(by.flatMap(({ productCodes }) => productCodes))],
})

/** The categories in which something of a shelf is on sale, or sold out. */
export const leavesOnShelf = (db: Db, { leaves, productCodes }: ReturnType<typeof shelfOf>): Promise<Array<{ leaf: string }>> =>
  replicaOf(db)
    .selectDistinct({ leaf: products.categoryId })
    .from(products)
    .where(
      and(
        or(inArray(products.categoryId, leaves), inArray(products.productCode, productCodes)),
        inArray(products.status, [ProductStatus.onShelf, ProductStatus.outOfStock]),
      ),
    )

/** Percent that is paid of a product, the most of several plans; 0 of what none pays. */
export const percentOf = ({ by }: Covering, of: { productCode: string; categoryId: string }): number =>
  Math.max(0, ...by.filter((one) => covers(one, of)).map(({ percent }) => percent))
