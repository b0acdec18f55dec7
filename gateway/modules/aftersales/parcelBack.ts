import { eq } from 'drizzle-orm'
import { CARRIER_NAMES, type Parcel } from '../../../src/contract/order'
import type { Querying } from '../../db/open'
import { log } from '../../lib/log'
import { CARRIER_PHONES } from '../../providers/courier/carrierPhones'
import type { Courier } from '../../providers/courier/courier'
import { orders } from '../purchase/schema'
import { returnAddressOf } from './returnAddress'
import type { Application } from './stored'

type Looking = { db: Querying; courier: Courier | null | undefined; now: Date }

/** The city of an address as people write it: 江苏省南京市江宁区…; none where it names none. */
const cityIn = (address: string) => /(?:省|自治区)?([^省区]{1,8}?市)/.exec(address)?.[1] ?? ''

/** The parcel back with what the courier tells of it, newest first; without events where it tells nothing or cannot be asked. Null before one was told of. */
export async function parcelBack({ db, courier, now }: Looking, row: Application): Promise<Parcel | null> {
  const { carrier, trackingNumber, sentAt } = row
  if (carrier === null || trackingNumber === null || sentAt === null) return null
  const [order] = await db.select({ city: orders.cityName }).from(orders).where(eq(orders.orderCode, row.orderCode))
  const fromCity = order?.city ?? ''
  const toCity = cityIn((await returnAddressOf(db))?.address ?? '')
  const parcel = { orderCode: row.refundNumber, trackingNumber, carrier, fromCity, toCity, handedOverAt: sentAt, isReturn: true }
  const events = courier ? await courier.events(parcel, now).catch((error: unknown) => told(error)) : []
  return {
    ...{ carrier, carrierName: CARRIER_NAMES[carrier] ?? '其他快递', trackingNumber, trackingPhone: CARRIER_PHONES[carrier] ?? '' },
    ...{ stage: events.at(-1)?.stage ?? 'packed', fromCity, toCity },
    events: events.map(({ at, stage, text }) => ({ at: at.toISOString(), stage, text })).reverse(),
  }
}

function told(error: unknown): [] {
  log.warn({ err: error }, '寄回包裹的物流暂时查不到')
  return []
}
