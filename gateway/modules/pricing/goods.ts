import { sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared'
import { bannedReason } from '../catalogue/banned'
import { listPictureOf } from '../catalogue/sealing'
import type { Querying } from '../../db/open'
import { packings, type combinations } from '../catalogue/schema'
import type { Step } from './price'

/** What of a packing, and around it, its price and its sale depend on; for a query that reads what holds packings. */
export const SHELVED = {
  columns: { skuCode: true, productCode: true, specification: true, unit: true, salePrice: true, stock: true, status: true },
  with: {
    combinations: true,
    product: {
      columns: { summary: false, keyFacts: false, sections: false, fingerprint: false },
      with: { packings: { with: { stairPrices: { columns: { from: true, salePrice: true } } } } },
    },
  },
} as const

const read = prepared((db) =>
  db.query.packings.findMany({ ...SHELVED, where: sql`${packings.skuCode} = any(${sql.placeholder('skuCodes')})` }).prepare(''),
)
type Read = Awaited<ReturnType<ReturnType<typeof read>['execute']>>[number]

type Combination = typeof combinations.$inferSelect
/** A packing with all that its price and its sale depend on. */
export type Goods = Pick<Read, 'skuCode' | 'productCode' | 'specification' | 'unit' | 'salePrice' | 'stock' | 'status'> &
  Pick<Read['product'], 'name' | 'mark' | 'buyLimit'> & {
    productStatus: number
    /** As lists show it: sealed for prescription drugs. */
    picture: string
    bannedFor: string | undefined
    steps: Step[]
    combinations: Combination[]
  }
/** The same with its product and all the packings of that, which a card is made of. */
export type ShelvedGoods = Goods & { product: Read['product'] }

/** Packings by their code, in one query; unknown ones are left out. Nothing is locked: orders take stock by conditional updates. */
export async function goodsOf(db: Querying, skuCodes: readonly string[]): Promise<Map<string, ShelvedGoods>> {
  const wanted = [...new Set(skuCodes)]
  if (wanted.length === 0) return new Map()
  const rows = await read(db).execute({ skuCodes: wanted })
  return new Map(rows.map((row) => [row.skuCode, goodsIn(row)]))
}

/** A packing as it was read with `SHELVED`. */
export function goodsIn({ product, combinations, ...packing }: Read): ShelvedGoods {
  const { name, mark, buyLimit, status } = product
  return {
    ...packing,
    name,
    mark,
    buyLimit,
    productStatus: status,
    picture: listPictureOf(product),
    bannedFor: bannedReason(product),
    steps: product.packings.find(({ skuCode }) => skuCode === packing.skuCode)?.stairPrices ?? [],
    combinations,
    product,
  }
}
