import { inArray } from 'drizzle-orm'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Db } from '../../db/open'
import { HttpError } from '../../lib/httpError'
import type { BenefitRow } from '../benefit/benefitInUse'
import { covers } from '../benefit/covers'
import { products } from '../catalogue/schema'
import { openSettlement } from './openSettlement'

type Insured = {
  memberId: string
  benefit: BenefitRow
  items: ReadonlyArray<{ productCode: string; productNum: number }>
  now: Date
}

/** Settles goods by a policy, each in the first packing that is on the shelf. 409 NOT_COVERED, and what `openSettlement` refuses. */
export async function settleInsured(db: Db, { memberId, benefit, items, now }: Insured): Promise<{ settleId: string }> {
  const codes = items.map(({ productCode }) => productCode)
  const rows = await db.query.products.findMany({
    columns: { productCode: true, categoryId: true },
    with: { packings: { columns: { skuCode: true, position: true, status: true } } },
    where: inArray(products.productCode, codes),
  })
  const skus = items.map(({ productCode, productNum }) => {
    const row = rows.find((one) => one.productCode === productCode)
    if (!row || !covers(benefit, row))
      throw new HttpError(409, 'NOT_COVERED', '有商品不在这份商保的支付范围里，请去掉后再结算', { field: 'items' })
    const [first] = [...row.packings]
      .sort((one, other) => one.position - other.position)
      .filter(({ status }) => status === ProductStatus.onShelf)
    return { skuCode: first?.skuCode ?? '', quantity: productNum }
  })
  return openSettlement(db, { memberId, skus, benefitId: benefit.benefitId, now })
}
