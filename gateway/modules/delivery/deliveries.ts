import { arrivalOf } from './arrival'

/** Ways to have it brought. All cost the same freight; they differ in when somebody has to be at home. */
const DELIVERIES = [
  { id: 'standard', name: '标准配送', when: '送达' },
  { id: 'evening', name: '晚间配送', when: ' 18:00–21:00 送达' },
] as const

export const DEFAULT_DELIVERY = DELIVERIES[0].id
export const isDelivery = (id: string) => DELIVERIES.some((delivery) => delivery.id === id)
const deliveryOf = (id: string) => DELIVERIES.find((delivery) => delivery.id === id) ?? DELIVERIES[0]
export const deliveryName = (id: string) => deliveryOf(id).name

/** `明天 11 月 22 日送达`; null where nothing is promised any more. */
export function arrivalText(deliveryId: string, times: { paidAt: Date; now: Date }): string | null {
  const arrival = arrivalOf(times)
  return arrival ? `${arrival.day} ${arrival.date}${deliveryOf(deliveryId).when}` : null
}

/** The ways with the day each promises to what is paid now. */
export const deliveriesOn = (now: Date) =>
  DELIVERIES.map(({ id, name }) => ({ id, name, text: arrivalText(id, { paidAt: now, now }) ?? '' }))
