import { and, asc, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import { SAMPLE_CARTS } from '../../../counter/contract/sampleCart'
import { ProductStatus } from '../../../src/contract/productCard'
import type { Querying } from '../../db/open'
import { appliesTo } from '../catalogue/appliesTo'
import { packings, products } from '../catalogue/schema'
import type { Companion } from '../pricing/assort'
import { goodsOf, type Goods } from '../pricing/goods'
import { combinationOf, saleProblem } from '../pricing/saleProblem'
import { orderLines, orders } from '../purchase/schema'
import type { Offer } from './offerOf'

type Wanted = { skuCode: string; combineId: string; quantity: number }
export type CartLine = { goods: Goods; combineId: string; quantity: number }
export type Cart = { lines: CartLine[]; isBought: boolean }

/** The carts that an offer may be tried on, three at least where something is sold: what shoppers bought last of what it is for, and nobody's name with it; else of what sells best. */
export async function chosenCarts(db: Querying, offer: Offer): Promise<Cart[]> {
  const bought = await filled(db, await lastBought(db), { offer, isBought: true })
  if (bought.length >= SAMPLE_CARTS) return bought
  return [...bought, ...(await filled(db, await ofBestSellers(db, offer), { offer, isBought: false }))].slice(0, SAMPLE_CARTS)
}

/** Of the last orders so many are looked at. */
const LOOKED_AT = 60

/** What stood in the last orders, each order by itself. */
async function lastBought(db: Querying): Promise<Wanted[][]> {
  const last = db
    .select({ orderCode: orders.orderCode, createdAt: orders.createdAt })
    .from(orders)
    .orderBy(desc(orders.createdAt))
    .limit(LOOKED_AT)
    .as('last')
  const { orderCode, skuCode, combineId, quantity } = orderLines
  const rows = await db
    .select({ orderCode, skuCode, combineId, quantity })
    .from(orderLines)
    .innerJoin(last, eq(last.orderCode, orderCode))
    .orderBy(desc(last.createdAt), asc(orderLines.position))
  const carts = new Map<string, Wanted[]>()
  for (const { orderCode: code, ...line } of rows) carts.set(code, [...(carts.get(code) ?? []), line])
  return [...carts.values()]
}

/** Pieces of the best sold products, the best one first: one of it, two of it with another, one more of a third. */
const PIECES = [[1], [2, 1], [2, 1, 1]]

async function ofBestSellers(db: Querying, { productCodes, companions }: Offer): Promise<Wanted[][]> {
  if (companions) return ofPairs(db, productCodes ?? [], companions)
  const rows = await bestSellers(db, productCodes, SAMPLE_CARTS)
  return PIECES.map((pieces, place) => {
    const [first] = rows
    // Of a single product more of it.
    if (rows.length === 1 && first) return [wanted(first, place + 1)]
    return rows.slice(0, pieces.length).map((row, at) => wanted(row, pieces[at] ?? 1))
  }).filter((lines) => lines.length > 0)
}

/** The main product with one of its companions, with all of them, and with more of one than there are of it. */
async function ofPairs(db: Querying, productCodes: string[], companions: readonly Companion[]): Promise<Wanted[][]> {
  const codes = [...productCodes, ...companions.map(({ productCode }) => productCode)]
  const rows = await bestSellers(db, codes, codes.length)
  const [main] = rows.filter(({ productCode }) => productCodes.includes(productCode))
  const others = rows.filter(({ productCode }) => !productCodes.includes(productCode))
  const [first] = others
  if (!main || !first) return []
  const carts = [
    [wanted(main, 1), wanted(first, 1)],
    [wanted(main, 1), wanted(first, 2)],
    [wanted(main, 2), wanted(first, 2)],
  ]
  return others.length > 1 ? [...carts.slice(0, 2), [wanted(main, 1), ...others.map((one) => wanted(one, 1))]] : carts
}

const wanted = ({ skuCode }: { skuCode: string }, quantity: number): Wanted => ({ skuCode, combineId: '', quantity })

/** Of each of the products that sell best, and can be bought, one packing. */
function bestSellers(db: Querying, productCodes: string[] | null, most: number) {
  const { onShelf } = ProductStatus
  const among = productCodes === null ? undefined : inArray(products.productCode, productCodes)
  const sold = and(ne(products.mark, 'rx'), eq(products.status, onShelf), eq(packings.status, onShelf), gt(packings.stock, 0), among)
  return db
    .selectDistinctOn([products.sales, products.productCode], { productCode: products.productCode, skuCode: packings.skuCode })
    .from(packings)
    .innerJoin(products, eq(products.productCode, packings.productCode))
    .where(sold)
    .orderBy(desc(products.sales), asc(products.productCode), asc(packings.skuCode))
    .limit(most)
}

type Filling = { offer: Offer; isBought: boolean }

/** Those that can be bought like this now and that the offer reaches, each once. With a prescription drug it is a patient's, and nobody else's business. */
async function filled(db: Querying, asked: readonly Wanted[][], { offer, isBought }: Filling): Promise<Cart[]> {
  const goods = await goodsOf(
    db,
    asked.flat().map(({ skuCode }) => skuCode),
  )
  const carts = asked.map((lines) =>
    lines.flatMap(({ skuCode, combineId, quantity }) => {
      const one = goods.get(skuCode)
      return one ? [{ goods: one, combineId, quantity }] : []
    }),
  )
  const fitting = carts.filter((lines, at) => lines.length === asked[at]?.length && lines.every(isOpen))
  const reached = fitting.filter((lines) => isReached(lines, offer))
  return [...new Map(reached.map((lines) => [wordsOf(lines), { lines, isBought }])).values()]
}

/** Of pairs a companion has to be in it, too. */
const isReached = (lines: readonly CartLine[], offer: Offer) =>
  lines.some(({ goods }) => appliesTo(offer, goods)) &&
  (!offer.companions || lines.some(({ goods }) => offer.companions?.some(({ productCode }) => productCode === goods.productCode)))

const isOpen = ({ goods, combineId }: CartLine) => goods.mark !== 'rx' && saleProblem(goods, combineId) === null

/** 3 件：布洛芬缓释胶囊×2、口罩×1 */
export function wordsOf(lines: readonly CartLine[]): string {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const each = lines.map(({ goods, combineId, quantity }) => {
    const combination = combinationOf(goods, combineId)
    return `${goods.name}${combination ? `（${combination.name}）` : ''}×${quantity}`
  })
  return `${pieces} 件：${each.join('、')}`
}
