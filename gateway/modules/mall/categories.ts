import { sql } from 'drizzle-orm'
import type { Category } from '../../../src/contract/mall'
import { prepared } from '../../db/prepared'
import { replicaOf } from '../../db/replica'
import { cachedRead } from '../../kernel/cachedRead'
import { catalogueChangesHere } from '../catalogue/revision'
import { products } from '../catalogue/schema'
import { listPictureOf } from '../catalogue/sealing'
import { CATEGORIES } from '../catalogue/taxonomy'
import type { HallSetting } from '../../../counter/contract/settings/hallSetting'
import { holdsWhole } from '../hallGoods/belongs'
import { hallOf } from '../hallGoods/hallSetting'
import { currentSearch } from '../search/current'
import type { Leaf } from '../search/engine'

const SAMPLES = 3

const read = prepared((db) =>
  db
    .select({ productCode: products.productCode, name: products.name, mark: products.mark, pictures: products.pictures })
    .from(products)
    .where(sql`${products.productCode} = any(${sql.placeholder('codes')})`)
    .prepare(''),
)

/** Milliseconds another gateway's change may be unseen; a change made here shows at once. */
const TTL_MS = 1000

/**
 * Both levels with how many products each leaf holds, and up to three of its best sold ones under names of their own. What needs
 * no prescription comes first; prescription drugs are sealed like in every list. A leaf without a product is left out: it would lead nowhere.
 * Everybody is answered the same: made once for all who ask within `TTL_MS`.
 */
export const categoriesOf = cachedRead(
  async (db): Promise<Category[]> => {
    const leaves = await (await currentSearch(db)).leaves()
    return composed(
      leaves,
      await hallOf(db),
      await read(replicaOf(db)).execute({ codes: [...leaves.values()].flatMap(({ codes }) => codes) }),
    )
  },
  TTL_MS,
  catalogueChangesHere,
)

type Row = Awaited<ReturnType<ReturnType<typeof read>['execute']>>[number]

function composed(leaves: ReadonlyMap<string, Leaf>, hall: HallSetting, rows: readonly Row[]): Category[] {
  const byCode = new Map(rows.map((row) => [row.productCode, row]))
  const leafOf = ([id, name]: [string, string]) => {
    const leaf = leaves.get(id)
    const found = (leaf?.codes ?? []).flatMap((code) => byCode.get(code) ?? [])
    const samples = found.filter((one, place) => found.findIndex((other) => other.name === one.name) === place).slice(0, SAMPLES)
    return {
      id,
      name,
      hits: leaf?.hits ?? 0,
      samples: samples.map((one) => ({ productCode: one.productCode, name: one.name, productImageUrl: listPictureOf(one) })),
    }
  }
  return CATEGORIES.map(({ id, name, children }) => ({
    id,
    name,
    ...(holdsWhole(hall, children) && { isOfHall: true as const }),
    children: Object.entries(children)
      .map(leafOf)
      .filter(({ hits }) => hits > 0),
  }))
}
