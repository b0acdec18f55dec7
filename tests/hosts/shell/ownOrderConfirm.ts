import type { Settlement } from '../../../src/contract/settlement'
import { answerBank, callOfApp } from './gateway'
import type { System } from './settings'

/** The app's own order confirmation: orders what a settlement holds, pays it, and opens the order in the shop. */
export async function orderInApp(settleId: string, system: System) {
  const { address, couponId, deliveryId, payable, consents } = await callOfApp<Settlement>('GET', `/settlement/${settleId}`)
  const { orderCode } = await callOfApp<{ orderCode: string }>('POST', '/orders', {
    settleId,
    addressId: address?.id,
    couponId,
    deliveryId,
    note: '',
    expectedTotal: payable,
    originType: system === 'ios' ? 46 : 43,
    consents: consents.map(({ document, version }) => ({ document, version })),
  })
  const { methods } = await callOfApp<{ methods: Array<{ id: string; shared: boolean }> }>('GET', `/pay/methods?ordersCode=${orderCode}`)
  const methodId = methods.find(({ shared }) => !shared)?.id
  const { payUrl } = await callOfApp<{ payUrl: string }>('POST', '/pay', { ordersCode: orderCode, methodId })
  await answerBank(payUrl, 'confirm')
  location.assign(`/orders/${orderCode}`)
}
