import { shopDay } from '../../../src/lib/shopTime'

const DAY = 24 * 3600 * 1000

/** Ways to have it brought. All cost the same freight; they differ in when somebody has to be at home. */
const DELIVERIES = [
  { id: 'standard', name: '标准配送', when: '送达' },
  { id: 'evening', name: '晚间配送', when: ' 18:00–21:00 送达' },
] as const

export const DEFAULT_DELIVERY = DELIVERIES[0].id
export const isDelivery = (id: string) => DELIVERIES.some((delivery) => delivery.id === id)
export const deliveryName = (id: string) => DELIVERIES.find((delivery) => delivery.id === id)?.name ?? DELIVERIES[0].name

/** The ways with the day each promises, counted on the shop's calendar. */
export function deliveriesOn(now: Date) {
  const tomorrow = shopDay(new Date(now.getTime() + DAY).toISOString())
  return DELIVERIES.map(({ id, name, when }) => ({ id, name, text: `明日 ${tomorrow}${when}` }))
}
