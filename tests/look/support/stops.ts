import { agreementsTo } from '../../../src/contract/agreement'
import { OrderStatus, type OrderTab } from '../../../src/contract/order'
import type { Route } from '../../../src/routes/route'
import { publicUrl } from '../../../src/routes/resolve'
import { routes, type RouteName } from '../../../src/routes/table'
import type { Member } from '../../journeys/support/people'
import { ACTIVITY } from '../../support/assistAt'
import { eventually } from '../../support/eventually'
import { made, samplesOf, type Made, type Sample } from '../../support/samples'
import { isGate } from '../../support/tier'
import { members, shop } from './shop'

/** A page to look at: whose, and where. Its address may need something to be there first: a settlement, an order. */
export type Stop = { title: string; as?: Member; address: () => Promise<string> }

type Packings = { results: Array<{ skuCode: string }> }
type Order = { orderCode: string; status: number }

const RX = '100011'
const OTC = '110011'

/** What a sample's address names that somebody has to make first. A bill that nobody asked for: a demonstration has no WeChat Pay, which relatives pay with. */
const MAKERS: Record<Made, () => Promise<string>> = {
  settlement: settle,
  toPay: orderIn('toPay'),
  toShip: orderIn('toShip'),
  shipped: orderIn('shipped'),
  completed: orderIn('completed'),
  received: receivedOrder,
  bill: async () => 'of-nobody',
  patient: father,
  refund,
  complaint,
  toReview,
  svip: membership,
  assist: begun,
}
const makerOf = new Map<string, () => Promise<string>>(Object.entries(MAKERS).map(([name, make]) => [made[name as Made], make]))

/** Of documents one is looked at: their page is the same and only words differ. */
const DOCUMENTS = 'features/legal/pages/document/index'

/** What the gate looks at: the pages a purchase passes, and one of each kind besides. The full run looks at all of them. */
const OF_THE_GATE = [
  'home, as a visitor',
  'category, as a visitor',
  'searchResult keyword 感冒, as a visitor',
  `product productCode ${OTC}, as a visitor`,
  `product productCode ${RX} (2), as 周岚`,
  'cart, as 周岚',
  'orderConfirm, as 周岚',
  'cashier, as 周岚',
  'order (2), as 周岚',
  'me, as 周岚',
  'login, as a visitor',
  'register, as a visitor',
  'privacyVersion version 2025-12-22, as a visitor',
]

/** Pages that show a member something else than a visitor. */
const KNOWS_ITS_READER: ReadonlySet<RouteName> = new Set(['home', 'pharmacist', 'cart', 'me', 'searchResult', 'product', 'instructionBook'])

/** A settlement of 周岚's: what the order confirmation shows. */
export async function settle(): Promise<string> {
  const { results } = await shop.ask<Packings>(`GET /products/batch?ids=${OTC}`)
  const body = { skus: results.map(({ skuCode }) => ({ skuCode, quantity: 2 })) }
  return (await shop.ask<{ settleId: string }>('POST /purchase', { as: members.zhou, body })).settleId
}

function orderIn(tab: OrderTab) {
  return async () => {
    const { results } = await shop.ask<{ results: Order[] }>(`GET /orders?tab=${tab}&page=1&size=20`, { as: members.zhou })
    if (!results[0]) throw new Error(`周岚 has no order of the tab ${tab}`)
    return results[0].orderCode
  }
}

/** One that may be applied for: an order that she had cancelled, as if it had been sent all the same. */
async function receivedOrder(): Promise<string> {
  const { results } = await shop.ask<{ results: Array<Order & { afterSales?: { canApply: boolean } }> }>(
    'GET /orders?tab=all&page=1&size=20',
    { as: members.zhou },
  )
  const found = results.find(({ afterSales }) => afterSales?.canApply) ?? results.find(({ status }) => status === OrderStatus.cancelled)
  if (!found) throw new Error('周岚 has no order to apply for')
  await shop.receives(found.orderCode)
  return found.orderCode
}

/** 周岚's father, whom she buys for. */
async function father(): Promise<string> {
  const { results } = await shop.ask<{ results: Array<{ id: string }> }>('GET /patients', { as: members.zhou })
  if (results[0]) return results[0].id
  const healthInfo = { allergies: ['青霉素'], chronicDiseases: ['高血压'], liverKidney: 'normal' }
  const numbers = { idCardNumber: '320106195806151037', consigneePhone: '13800006207' }
  const body = { name: '周建国', relationLabel: 'parent', isDefault: true, healthInfo, ...numbers }
  return (await shop.ask<{ id: string }>('POST /patients', { as: members.zhou, body })).id
}

/** 周岚's refund whose parcel is awaited: the gateway makes it once it runs. */
function refund() {
  return eventually(async () => {
    const { results } = await shop.ask<{ results: Array<{ refundNumber: string }> }>('GET /refunds', { as: members.zhou })
    if (!results[0]) throw new Error('周岚 has no refund')
    return results[0].refundNumber
  })
}

/** What 周岚 told the shop last: the gateway makes it once it runs. */
function complaint() {
  return eventually(async () => {
    const { results } = await shop.ask<{ results: Array<{ id: string }> }>('GET /complaints', { as: members.zhou })
    if (!results[0]) throw new Error('周岚 has told the shop nothing')
    return results[0].id
  })
}

/** A line of 周岚's that waits to be reviewed: an order of hers that was received. */
function toReview() {
  return eventually(async () => {
    const { results } = await shop.ask<{ results: Array<{ lineId: string }> }>('GET /reviews/pending', { as: members.zhou })
    if (!results[0]) throw new Error('周岚 has nothing to review')
    return results[0].lineId
  })
}

/** A membership that 周岚 ordered and has not paid. */
async function membership(): Promise<string> {
  type Overview = { plans: Array<{ planId: string; price: number }>; documents: Array<{ document: string; version: string }> }
  const { plans, documents } = await shop.ask<Overview>('GET /svip', { as: members.zhou })
  const year = plans.find(({ planId }) => planId === 'year')
  const body = { planId: 'year', price: year?.price, agreements: agreementsTo(documents) }
  return (await shop.ask<{ orderId: string }>('POST /svip/orders', { as: members.zhou, body })).orderId
}

/** What 林秀芝 asks friends to help with. */
async function begun(): Promise<string> {
  return (await shop.ask<{ assistId: string }>('POST /assists', { as: members.lin, body: { activityId: ACTIVITY } })).assistId
}

async function addressOf(name: RouteName, sample: Sample): Promise<string> {
  const values: Record<string, string> = {}
  for (const [key, value] of Object.entries(sample)) values[key] = (await makerOf.get(value)?.()) ?? value
  return publicUrl(name, values)
}

const wordsOf = (sample: Sample) =>
  Object.entries(sample)
    .map(([key, value]) => (makerOf.has(value) ? '' : ` ${key} ${value}`))
    .join('')

/** Every row of the route table, or the gate's share of them. */
export function stops(): Stop[] {
  const all = allStops()
  if (!isGate) return all
  return OF_THE_GATE.map((title) => {
    const stop = all.find((one) => one.title === title)
    if (!stop) throw new Error(`The gate looks at "${title}", which is no stop of tests/look/support/stops.ts`)
    return stop
  })
}

/** As a visitor where one may come, as 周岚 where the page knows its reader. She has orders, addresses and favourites; her cart is filled beforehand. */
function allStops(): Stop[] {
  const seen = new Set<string>()
  return (Object.entries(routes) as Array<[RouteName, Route]>).flatMap(([name, row]) => {
    if (row.page === DOCUMENTS && seen.has(row.page)) return []
    seen.add(row.page)
    const people = row.session === 'required' ? [members.zhou] : KNOWS_ITS_READER.has(name) ? [undefined, members.zhou] : [undefined]
    return samplesOf(name).flatMap((sample, place) =>
      people.map((as) => ({
        title: `${name}${wordsOf(sample)}${place ? ` (${place + 1})` : ''}, ${as ? `as ${as.name}` : 'as a visitor'}`,
        ...(as && { as }),
        address: () => addressOf(name, sample),
      })),
    )
  })
}

/** Puts something into 周岚's cart: two medicines that need no prescription and one that does. And her father is a patient of hers. */
export async function fillCart() {
  await father()
  const { results } = await shop.ask<Packings>(`GET /products/batch?ids=${OTC},${RX}`)
  const items = results.map(({ skuCode }) => ({ skuCode, quantity: 2 }))
  await shop.ask('POST /cart', { as: members.zhou, body: { items } })
}
