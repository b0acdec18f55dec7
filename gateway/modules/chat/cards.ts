import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { CardKind, ChatCard } from '../../../src/contract/chat'
import { OrderStatus, type OrderSummary } from '../../../src/contract/order'
import { stateRowOf } from '../../../src/contract/prescriptionStates'
import { ProductStatus, type ProductCard } from '../../../src/contract/productCard'
import { inTurn } from '../../db/inTurn'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { listOrders } from '../order/listOrders'
import { orderSummaries } from '../order/orderViews'
import { oneOwn } from '../prescription/memberViews'
import { prescriptions } from '../prescription/schema'
import { productCards } from '../productCard/cards'
import { orders } from '../purchase/schema'
import { products } from '../catalogue/schema'
import { questionnaireNow } from './questionnaireCards'

export type Viewing = { db: Querying; ring: KeyRing; memberId: string; now: Date }
export type Referred = { kind: CardKind; code: string }

/** Refuses a card of what is not there or is somebody else's, all in one form: nobody learns what exists. */
export async function refuseForeignCard(db: Querying, memberId: string, { kind, code }: Referred): Promise<void> {
  if (!(await EXISTS[kind](db, { memberId, code }))) throw notFound('要发送的内容')
}

type Own = { memberId: string; code: string }
const EXISTS: Readonly<Record<CardKind, (db: Querying, own: Own) => Promise<boolean>>> = {
  product: async (db, { code }) => (await db.$count(products, eq(products.productCode, code))) > 0,
  order: async (db, { memberId, code }) => (await db.$count(orders, and(eq(orders.orderCode, code), eq(orders.memberId, memberId)))) > 0,
  prescription: async (db, { memberId, code }) =>
    (await db.$count(
      prescriptions,
      and(eq(prescriptions.prescriptionId, code), eq(prescriptions.memberId, memberId), isNull(prescriptions.hiddenAt)),
    )) > 0,
  questionnaire: async (db, own) => (await questionnaireNow(db, own)) !== undefined,
}

/** A card by what it refers to. */
export const cardKey = ({ kind, code }: Referred) => `${kind}:${code}`

/** What cards show now, of this member's things alone. */
export async function cardsOf(viewing: Viewing, wanted: readonly Referred[]): Promise<Map<string, ChatCard>> {
  const codesOf = (kind: CardKind) => [...new Set(wanted.filter((card) => card.kind === kind).map(({ code }) => code))]
  const found = [
    await productsNow(viewing, codesOf('product')),
    await ordersNow(viewing, codesOf('order')),
    await prescriptionsNow(viewing, codesOf('prescription')),
    await questionnairesNow(viewing, codesOf('questionnaire')),
  ]
  const cards = new Map(found.flat().map((card) => [cardKey(card), card]))
  for (const one of wanted) if (!cards.has(cardKey(one))) cards.set(cardKey(one), gone(one))
  return cards
}

/** What one thing would show, before it is sent; refused where it is not there or somebody else's. */
export async function ownCard(viewing: Viewing, wanted: Referred): Promise<ChatCard> {
  await refuseForeignCard(viewing.db, viewing.memberId, wanted)
  const cards = await cardsOf(viewing, [wanted])
  return cards.get(cardKey(wanted)) ?? gone(wanted)
}

type Leafing = { memberId: string; page: number; size: number }

/** One page of a member's orders as they would be sent, the newest first. */
export async function orderCards({ db, ring }: Pick<Viewing, 'db' | 'ring'>, leafing: Leafing) {
  const { results, ...page } = await listOrders({ db, ring }, { ...leafing, tab: 'all' })
  return { ...page, results: results.map(orderNow) }
}

const GONE: Readonly<Record<CardKind, string>> = {
  product: '商品已不在',
  order: '订单已不在',
  prescription: '处方已不在',
  questionnaire: '问卷没有开放',
}
const gone = ({ kind, code }: Referred): ChatCard => ({
  ...{ kind, code, title: GONE[kind], detail: '', state: null, price: null, image: null, isGone: true },
})

async function productsNow({ db, now }: Viewing, codes: string[]): Promise<ChatCard[]> {
  return [...(await productCards(db, codes, now)).values()].map(productNow)
}

const SHELF: Readonly<Record<number, string>> = { [ProductStatus.offShelf]: '已下架', [ProductStatus.outOfStock]: '暂时缺货' }

/** A prescription drug without its pack and its price, as in every list (LAW-AND-PRIVACY, D4). */
const productNow = ({ productCode, name, specification, status, salePrice, productImageUrl, sealed }: ProductCard): ChatCard => ({
  kind: 'product',
  code: productCode,
  title: name,
  detail: specification,
  state: SHELF[status] ?? null,
  price: sealed ? null : salePrice,
  image: sealed ? null : productImageUrl,
  isGone: false,
})

async function ordersNow({ db, ring, memberId }: Viewing, codes: string[]): Promise<ChatCard[]> {
  if (codes.length === 0) return []
  const own = await db
    .select({ orderCode: orders.orderCode })
    .from(orders)
    .where(and(inArray(orders.orderCode, codes), eq(orders.memberId, memberId)))
  const codesOfOwn = own.map(({ orderCode }) => orderCode)
  return (await orderSummaries({ db, ring }, codesOfOwn)).map(orderNow)
}

function orderNow({ orderCode, lines, count, payable, status, statusText }: OrderSummary): ChatCard {
  const [first] = lines
  return {
    kind: 'order',
    code: orderCode,
    title: first ? `${first.card.name}${lines.length > 1 ? ` 等 ${lines.length} 种` : ''}` : `订单 ${orderCode}`,
    detail: `${orderCode}，共 ${count} 件`,
    state: statusText,
    price: status === OrderStatus.inReview ? null : payable,
    image: first && !first.card.sealed ? first.card.productImageUrl : null,
    isGone: false,
  }
}

async function prescriptionsNow({ db, ring, memberId, now }: Viewing, codes: string[]): Promise<ChatCard[]> {
  const found = await inTurn(codes, async (prescriptionId) => oneOwn({ db, ring, now }, { memberId, prescriptionId }))
  return found.flatMap((one) => (one ? [prescriptionNow(one)] : []))
}

const questionnairesNow = async ({ db, memberId }: Viewing, codes: string[]): Promise<ChatCard[]> =>
  (await inTurn(codes, (code) => questionnaireNow(db, { memberId, code }))).filter((card) => card !== undefined)

type Prescribed = NonNullable<Awaited<ReturnType<typeof oneOwn>>>
const prescriptionNow = ({ prescriptionId, patientName, drugs, hospital, state }: Prescribed): ChatCard => ({
  kind: 'prescription',
  code: prescriptionId,
  title: `${patientName}的处方`,
  detail: [hospital, drugs.map(({ name }) => name).join('、')].filter(Boolean).join('，'),
  state: stateRowOf(state).word,
  price: null,
  image: null,
  isGone: false,
})
