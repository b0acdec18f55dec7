import type { Cart, CartGroup, CartLine } from '../../../src/contract/cart'
import { GiftType } from '../../../src/contract/product'
import { appliesTo } from '../catalogue/appliesTo'
import { arrivalDay } from '../delivery/arrival'
import type { Querying } from '../../db/open'
import { prizeGifts } from '../lottery/withOrder'
import { nameAt } from '../pricing/discountName'
import { giftsReached } from '../pricing/giftsReached'
import { linePrice } from '../pricing/linePrice'
import { priceOrder, type Priced } from '../pricing/priceOrder'
import type { RunningRule } from '../pricing/runningRules'
import { boxesEach } from '../pricing/saleProblem'
import { offersAt } from '../productCard/cards'
import { shopOf } from '../../kernel/shop'
import { cartRows, type CartRow } from './cartRows'
import { toPrice } from './ticked'

const EMPTY: Cart = { groups: [], invalid: [], count: 0, selectedCount: 0, goods: 0, discount: 0, freight: 0, payable: 0 }

/** The cart as its page shows it: over-the-counter goods, the prescription list (D3), what cannot be bought any more, and totals of what is selected. */
export async function cartOf(
  db: Querying,
  { owner, memberId, now }: { owner: string | undefined; memberId: string | undefined; now: Date },
): Promise<Cart> {
  if (owner === undefined) return EMPTY
  const { rows, terms, rights } = await cartRows(db, { owner, memberId, now, offers: await offersAt(db, now) })
  if (rows.length === 0) return EMPTY
  const { running } = terms
  const { freight, memberPriceWithout } = terms.rules
  const valid = rows.filter(({ isInvalid }) => !isInvalid)
  const selected = valid.filter((row) => row.selected)
  const priced = priceOrder({ lines: selected.map(toPrice), rules: running, coupons: [], freight, rights, memberPriceWithout })
  const pairs = new Map(selected.map(({ lineId }, place) => [lineId, pairingOf(priced.lines[place])]))
  const shown = (row: CartRow): CartLine => ({ ...lineOf(row), ...(pairs.get(row.lineId) ?? pairingOf(undefined)) })
  const otc = valid.filter(({ goods }) => goods.mark !== 'rx')
  const rx = valid.filter(({ goods }) => goods.mark === 'rx')
  const { sellerName } = await shopOf(db)
  const groups: CartGroup[] = []
  if (otc.length > 0) {
    const taken = boxesTaken(selected)
    groups.push({
      kind: 'otc',
      shopName: sellerName,
      lines: otc.map(shown),
      promotions: progressOf(priced, otc),
      gifts: [...giftsReached(priced.standings, taken), ...(memberId === undefined ? [] : await prizeGifts(db, { memberId, now }))],
    })
  }
  if (rx.length > 0) groups.push({ kind: 'rx', shopName: sellerName, lines: rx.map(shown), promotions: [], gifts: [] })
  return {
    groups,
    invalid: rows.filter(({ isInvalid }) => isInvalid).map(lineOf),
    count: pieces(valid),
    selectedCount: pieces(selected),
    goods: priced.goods,
    memberOff: priced.memberOff,
    discount: priced.memberOff + priced.promotion,
    freight: priced.freight,
    memberFreight: priced.memberFreight,
    payable: priced.payableWith(undefined).payable,
    missingToFreeFreight: selected.length > 0 ? priced.missingToFree : null,
    arrivalText: valid.some(({ problem }) => problem === null) ? `${arrivalDay(now)}送达` : null,
  }
}

const pieces = (rows: readonly CartRow[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0)

const boxesTaken = (rows: readonly CartRow[]) => {
  const taken = new Map<string, number>()
  for (const { skuCode, goods, combineId, quantity } of rows)
    taken.set(skuCode, (taken.get(skuCode) ?? 0) + quantity * boxesEach(goods, combineId))
  return taken
}

type PricedCart = Pick<Priced<RunningRule, never>, 'lines' | 'standings'>

/** What a line that would be bought is in a pair. */
const pairingOf = (line: PricedCart['lines'][number] | undefined) => ({ giftType: line?.giftType ?? null, assortOff: line?.assortOff ?? 0 })

/** How far the selected lines are towards each promotion that some line of the group could reach; of pairs those that are bought together. */
function progressOf({ standings }: PricedCart, rows: readonly CartRow[]) {
  const lines = rows.map(({ goods: { productCode, mark } }) => ({ productCode, mark }))
  return standings
    .filter(({ rule, isReached }) => (rule.type !== GiftType.assort || isReached) && lines.some((line) => appliesTo(rule, line)))
    .map(({ rule, amount, missing, progress }) => {
      return { promotionId: rule.promotionId, type: rule.type, text: nameAt(rule, amount), detail: rule.detail, missing, progress }
    })
}

function lineOf(row: CartRow): CartLine {
  const { lineId, card, skuCode, combineId, combineName, goods, quantity, selected, most, problem, notice } = row
  return {
    lineId,
    card,
    skuCode,
    combineId: combineId || null,
    combineName,
    specification: goods.specification,
    quantity,
    selected,
    ...linePrice(toPrice(row), quantity),
    stock: goods.stock,
    most,
    problem,
    notice,
  }
}
