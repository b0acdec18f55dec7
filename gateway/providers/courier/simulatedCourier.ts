import { createHash } from 'node:crypto'
import { Carrier, type CarrierCode } from '../../../src/contract/carriers'
import { CARRIER_NAMES } from '../../../src/contract/order'
import { HOUR } from '../../../src/lib/duration'
import { CARRIER_PHONES } from './carrierPhones'
import type { Collected, Courier, CollectedParcel, ParcelEvent, Sending } from './courier'

const FROM_CITY = '南京市'
/** The warehouse packs with a pharmacist's second look; the names are invented. */
const WAREHOUSE = '江宁药品仓'

const CARRIERS = [Carrier.ems, Carrier.sf, Carrier.yto, Carrier.zto, Carrier.yunda] as const
/** A number as the carrier's own look (`contract/carriers.ts`), of so many digits that look random. */
const NUMBERS: Record<CarrierCode, { prefix: string; digits: number; suffix?: string }> = {
  [Carrier.ems]: { prefix: 'EA', digits: 9, suffix: 'CN' },
  [Carrier.sf]: { prefix: 'SF', digits: 13 },
  [Carrier.yto]: { prefix: 'YT', digits: 13 },
  [Carrier.zto]: { prefix: 'ZT', digits: 13 },
  [Carrier.yunda]: { prefix: 'YD', digits: 13 },
}
type Told = { hours: number; stage: ParcelEvent['stage']; text: (parcel: CollectedParcel) => string }
const nameOf = ({ carrier }: CollectedParcel) => CARRIER_NAMES[carrier] ?? '快递'

/** The simulated tracking events, in hours of the courier's clock since the parcel was handed over. */
const FIRST: Told[] = [
  { hours: 0.5, stage: 'packed', text: ({ fromCity }) => `【${fromCity}】药师已复核，包裹在${WAREHOUSE}打包完成` },
  { hours: 3, stage: 'collected', text: (parcel) => `【${parcel.fromCity}】${nameOf(parcel)}已揽收，包裹离开${WAREHOUSE}` },
]
/** Of what a member sends back. */
const SENT_BACK: Told[] = [{ hours: 3, stage: 'collected', text: (parcel) => `【${parcel.fromCity}】${nameOf(parcel)}已揽收退回的包裹` }]
const FAR: Told[] = [
  { hours: 6, stage: 'transit', text: ({ fromCity, toCity }) => `【${fromCity}】包裹已从${fromCity}转运中心发出，正发往${toCity}` },
  { hours: 16, stage: 'transit', text: ({ toCity }) => `【${toCity}】包裹已到达${toCity}转运中心` },
  { hours: 20, stage: 'transit', text: ({ toCity }) => `【${toCity}】包裹已到达营业部，准备派送` },
]
const NEAR: Told[] = [{ hours: 10, stage: 'transit', text: ({ toCity }) => `【${toCity}】包裹已到达同城营业部，准备派送` }]
const LAST: Told[] = [
  { hours: 24, stage: 'delivering', text: ({ toCity }) => `【${toCity}】陈师傅正在为您派件，请保持电话畅通` },
  { hours: 28, stage: 'signed', text: ({ toCity }) => `【${toCity}】包裹已签收，感谢使用，祝早日康复` },
]

const LAST_BACK: Told[] = [
  { hours: 24, stage: 'delivering', text: ({ toCity }) => `【${toCity}】正在派送到售后仓` },
  { hours: 28, stage: 'signed', text: ({ toCity }) => `【${toCity}】售后仓已签收，等待验收` },
]

/** Hours of the courier for each hour of the wall: a parcel takes under five minutes. */
const SPEED = 360

/** It takes every parcel at once, to wherever it goes; one city always has the same carrier. */
export type SimulatedCourier = Courier & { collect: (parcel: Pick<Sending, 'orderCode' | 'toCity'>, now: Date) => Promise<Collected> }

/** A courier that always delivers, on a clock of its own: `speed` 1 is real time, 360 (the default of `COURIER_SPEED`) six hours a minute. */
export function simulatedCourier(speed: number = SPEED): SimulatedCourier {
  return {
    pause: 0,
    collect: async ({ orderCode, toCity }) => {
      const carrier = CARRIERS[digitsOf(toCity, 6) % CARRIERS.length] ?? Carrier.sf
      return {
        carrier,
        trackingNumber: numberOf(carrier, orderCode),
        trackingPhone: CARRIER_PHONES[carrier] ?? '',
        fromCity: FROM_CITY,
      }
    },
    events: async (parcel, now) => {
      const between = parcel.toCity === parcel.fromCity ? NEAR : FAR
      const way = parcel.isReturn ? [...SENT_BACK, ...between, ...LAST_BACK] : [...FIRST, ...between, ...LAST]
      return way
        .map(({ hours, stage, text }) => ({
          stage,
          text: text(parcel),
          at: new Date(parcel.handedOverAt.getTime() + (hours * HOUR) / speed),
        }))
        .filter(({ at }) => at <= now)
    },
  }
}

function numberOf(carrier: CarrierCode, orderCode: string): string {
  const { prefix, digits, suffix = '' } = NUMBERS[carrier]
  return `${prefix}${String(digitsOf(`${carrier}/${orderCode}`, digits)).padStart(digits, '0')}${suffix}`
}

/** A number of so many digits that looks random and is always the same for the same words. */
const digitsOf = (words: string, digits: number) =>
  Number(BigInt(`0x${createHash('sha256').update(words).digest('hex').slice(0, 16)}`) % BigInt(10 ** digits))
