import { eq } from 'drizzle-orm'
import type { PriceKeptLine } from '../../../src/contract/priceKept'
import type { Transaction } from '../../db/open'
import { lineStandings, type LineStanding } from '../aftersales/lineStanding'
import { fillNetsOf } from '../order/fillNets'
import type { StoredOrder } from '../order/ownOrder'
import { prescriptionSkus, sealedCard } from '../order/sealedNow'
import { goodsOf, type Goods } from '../pricing/goods'
import type { Rule } from '../pricing/promotions'
import { runningRules } from '../pricing/runningRules'
import { compare, type Compared } from './compare'
import { periodOf, priceKeptDays } from './period'
import { priceToday } from './priceToday'
import { recordsOf } from './records'
import { priceKeptClaims } from './schema'

type Shelf = { goods: ReadonlyMap<string, Goods>; rules: readonly Rule[]; sealed: ReadonlySet<string> }

/** The lines of an order beside the prices of the moment `now`. */
export async function offerOf(tx: Transaction, order: StoredOrder, now: Date) {
  const { orderCode } = order
  await fillNetsOf(tx, orderCode)
  const days = await priceKeptDays(tx)
  const { until, refusal } = periodOf(order, days, now)
  const standings = await lineStandings(tx, [orderCode])
  const shelf = await shelfOf(tx, standings, now)
  const claims = await tx.select().from(priceKeptClaims).where(eq(priceKeptClaims.orderCode, orderCode))
  const records = await recordsOf(tx, claims)
  const lines = standings.map((standing): PriceKeptLine => {
    const record = records.find(({ lineId }) => lineId === standing.line.lineId) ?? null
    return lineOf(standing, { shelf, record, isOver: refusal !== null })
  })
  const difference = lines.reduce((sum, line) => sum + line.difference, 0)
  return { orderCode, days, until: until?.toISOString() ?? null, refusal, difference, lines }
}

async function shelfOf(tx: Transaction, standings: readonly LineStanding[], now: Date): Promise<Shelf> {
  const skus = standings.map(({ line }) => line.skuCode)
  return { goods: await goodsOf(tx, skus), rules: await runningRules(tx, now), sealed: await prescriptionSkus(tx, skus) }
}

type Around = { shelf: Shelf; record: PriceKeptLine['record']; isOver: boolean }

function lineOf(standing: LineStanding, { shelf, record, isOver }: Around): PriceKeptLine {
  const { lineId, skuCode, card, specification, combineName, quantity: bought } = standing.line
  const shown = { lineId, card: shelf.sealed.has(skuCode) ? sealedCard(card) : card, specification, combineName, bought, record }
  if (record) {
    const { quantity, paid, today } = record
    return { ...shown, quantity, paid, today, difference: 0, why: { code: 'PRICE_KEPT', text: '已申请过，每件商品一次' } }
  }
  const { quantity, paid, today, difference, why } = comparedLine(standing, shelf)
  // After its days nothing is offered, whatever it costs today.
  return { ...shown, quantity, paid, today, why, difference: isOver ? 0 : difference }
}

/** A line beside the price of today, whenever it was received and whatever was asked for. */
export function comparedLine({ line, free }: LineStanding, { goods, rules }: Shelf): Compared {
  const { net, total, quantity, skuCode, combineId, card, insured } = line
  return compare({ net: net ?? total, quantity, free }, (pieces) =>
    card.mark === 'rx'
      ? { cents: null, why: { code: 'RX', text: '处方药不参加价格保护' } }
      : insured > 0
        ? { cents: null, why: { code: 'INSURED', text: '商保支付的商品不参加价格保护' } }
        : priceToday({ goods: goods.get(skuCode), combineId, quantity: pieces, rules }),
  )
}

/** One line, compared anew with its order locked: what is asked for is held against it. */
export async function compareNow(tx: Transaction, { orderCode, lineId, now }: { orderCode: string; lineId: string; now: Date }) {
  const standings = await lineStandings(tx, [orderCode])
  const standing = standings.find(({ line }) => line.lineId === lineId)
  return standing && comparedLine(standing, await shelfOf(tx, [standing], now))
}
