import { and, asc, eq, gt } from 'drizzle-orm'
import type { Sku } from '../../src/contract/cart'
import type { Settlement } from '../../src/contract/settlement'
import type { Mark } from '../../gateway/modules/catalogue/types'
import { addresses, members, packings, products } from '../../gateway/tables'
import { openSession } from '../../gateway/kernel/session'
import { gatewayAt, type Gateway, type Person } from './gateway'
import { clientOf, type Client } from './gatewayClient'

export type Buyer = Client & Person

/** The gateway with somebody at the bank's page; nothing runs by itself: `jobs` does what is due. */
export async function shopAt(...how: Parameters<typeof gatewayAt>) {
  const gateway = await gatewayAt(...how)
  return {
    ...gateway,
    /** What the payer does on the bank's page. */
    payerDoes: async (payUrl: string, answer: 'confirm' | 'fail' | 'later', delivery = 'once') => {
      const body = new URLSearchParams({ answer, delivery })
      const reply = await gateway.app.request(payUrl, {
        method: 'POST',
        body: body.toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      })
      // The page sends its notifications after it has answered.
      await gateway.bankDelivers()
      return reply
    },
  }
}
export type Shop = Awaited<ReturnType<typeof shopAt>>

/** Members nobody has heard of, with a session and an address each. */
export async function newBuyers({ app, db, clock }: Gateway, count: number, prefix = 'buyer'): Promise<Buyer[]> {
  const now = clock.now()
  const rows = Array.from({ length: count }, (_, place) => ({
    memberId: `${prefix}${place}`,
    loginName: `${prefix}${place}`,
    phone: `139${String(place).padStart(8, '0')}`,
    nickname: `${prefix}${place}`,
    createdAt: now,
  }))
  await db.insert(members).values(rows)
  const nanjing = {
    province: { code: '320000', name: '江苏省' },
    city: { code: '320100', name: '南京市' },
    area: { code: '320106', name: '鼓楼区' },
  }
  await db.insert(addresses).values(
    rows.map(({ memberId, phone }, place) => ({
      id: `home-of-${memberId}`,
      memberId,
      consigneeName: '买主',
      consigneePhone: phone,
      ...nanjing,
      detail: `中央路 ${place + 1} 号`,
      label: null,
      isDefault: true,
      createdAt: now,
    })),
  )
  return Promise.all(
    rows.map(async ({ memberId }) => {
      const device = `device-of-${memberId}`
      const { token } = await openSession(db, { memberId, deviceId: device, channel: 'h5', now })
      return { ...clientOf(app, { token, device }), token, memberId, device }
    }),
  )
}

/** A packing on the shelf with enough stock, without limits or gifts in its way; `place` gives different products. */
export async function packingOf({ db }: Pick<Gateway, 'db'>, mark: Mark, place = 0) {
  const found = await db
    .select({ skuCode: packings.skuCode, productCode: packings.productCode, salePrice: packings.salePrice, stock: packings.stock })
    .from(packings)
    .innerJoin(products, eq(products.productCode, packings.productCode))
    .where(
      and(eq(products.mark, mark), eq(products.status, 2), eq(packings.status, 2), gt(packings.stock, 30), gt(packings.salePrice, 1000)),
    )
    .orderBy(asc(packings.skuCode))
    .limit(place + 1)
  return found[place]!
}

export const setStock = ({ db }: Gateway, skuCode: string, stock: number) =>
  db.update(packings).set({ stock }).where(eq(packings.skuCode, skuCode))
export async function stockOf({ db }: Gateway, skuCode: string) {
  const [found] = await db.select({ stock: packings.stock }).from(packings).where(eq(packings.skuCode, skuCode))
  return found!.stock
}

/** What the confirm page sends when everything is ticked as it stands. */
export const submissionOf = ({ settleId, address, couponId, deliveryId, payable, consents }: Settlement) => ({
  settleId,
  addressId: address!.id,
  couponId,
  deliveryId,
  note: '',
  expectedTotal: payable,
  originType: 43 as const,
  consents: consents.map(({ document, version }) => ({ document, version })),
})

/** Settles packings without the cart and answers what the confirm page would submit. */
export async function settled(buyer: Client, skus: Sku[]) {
  const { settleId } = await buyer.settlement.purchase({ body: { skus } })
  return submissionOf(await buyer.settlement.detail({ params: { settleId } }))
}

/** An order over these packings, waiting for payment. */
export const ordered = async (buyer: Client, ...skus: Sku[]) => buyer.order.submit({ body: await settled(buyer, skus) })
