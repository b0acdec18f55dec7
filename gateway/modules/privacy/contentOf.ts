import { desc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import {
  addresses,
  authorizations,
  browsed,
  collections,
  consents,
  favourites,
  memberCoupons,
  members,
  orderLines,
  orders,
  preferences,
  prescriptionDrugs,
  prescriptions,
  sessions,
} from '../../db/schema'

/** Everything the shop holds of a member, for the member: nothing masked, no secrets (a password's hash is none of theirs). */
export async function contentOf(tx: Transaction, memberId: string, now: Date): Promise<Record<string, unknown>> {
  const [member] = await tx
    .select({ loginName: members.loginName, phone: members.phone, nickname: members.nickname, createdAt: members.createdAt })
    .from(members)
    .where(eq(members.memberId, memberId))
  const ordered = await tx.select().from(orders).where(eq(orders.memberId, memberId)).orderBy(desc(orders.createdAt))
  const codes = tx.select({ orderCode: orders.orderCode }).from(orders).where(eq(orders.memberId, memberId))
  const lines = await tx.select().from(orderLines).where(inArray(orderLines.orderCode, codes))
  const prescribed = await tx.select().from(prescriptions).where(eq(prescriptions.memberId, memberId))
  const ids = tx.select({ id: prescriptions.prescriptionId }).from(prescriptions).where(eq(prescriptions.memberId, memberId))
  const drugs = await tx.select().from(prescriptionDrugs).where(inArray(prescriptionDrugs.prescriptionId, ids))
  const devices = await tx
    .select({ name: sessions.deviceName, loggedInAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(eq(sessions.memberId, memberId))
  const partners = await tx
    .select({
      partner: authorizations.partner,
      scopes: authorizations.scopes,
      grantedAt: authorizations.grantedAt,
      expiresAt: authorizations.expiresAt,
    })
    .from(authorizations)
    .where(eq(authorizations.memberId, memberId))
  const rowsOf = async (
    table:
      | typeof favourites
      | typeof browsed
      | typeof addresses
      | typeof memberCoupons
      | typeof preferences
      | typeof collections
      | typeof consents,
  ) =>
    (
      await tx
        .select()
        .from(table as typeof favourites)
        .where(eq(table.memberId, memberId))
    ).map(without('memberId', 'nth'))
  return {
    generatedAt: now.toISOString(),
    account: member,
    addresses: await rowsOf(addresses),
    orders: ordered.map((order) => ({
      ...without('memberId', 'settleId')(order),
      lines: lines
        .filter(({ orderCode }) => orderCode === order.orderCode)
        .map(({ card, specification, quantity, salePrice, total }) => ({ name: card.name, specification, quantity, salePrice, total })),
    })),
    prescriptions: prescribed.map((one) => ({
      ...without('memberId')(one),
      drugs: drugs.filter(({ prescriptionId }) => prescriptionId === one.prescriptionId).map(without('prescriptionId')),
    })),
    coupons: await rowsOf(memberCoupons),
    favourites: await rowsOf(favourites),
    browsed: await rowsOf(browsed),
    consents: await rowsOf(consents),
    preferences: await rowsOf(preferences),
    collected: await rowsOf(collections),
    devices,
    partners,
  }
}

const without =
  (...names: string[]) =>
  (row: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
