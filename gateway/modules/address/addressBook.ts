import { and, count, desc, eq, ne } from 'drizzle-orm'
import type { Address, AddressForm } from '../../../src/contract/address'
import { maskPhone } from '../../lib/maskPhone'
import type { Querying, Transaction } from '../../db/open'
import { addresses } from './schema'
import { lockMember } from '../../kernel/lockMember'
import { randomId } from '../../lib/hash'
import { notFound, HttpError } from '../../lib/httpError'
import { regionOf } from '../../providers/geocoder/regions'

/** Most addresses of one member; the figure is ours. */
export const MAX_ADDRESSES = 20

type Row = typeof addresses.$inferSelect
type Form = Omit<AddressForm, 'consigneePhone'> & { consigneePhone?: string | undefined }

/** An address as it leaves the gateway: without its owner, the phone masked. */
export const shownAddress = ({ id, consigneeName, consigneePhone, province, city, area, detail, label, isDefault }: Row): Address => ({
  id,
  consigneeName,
  consigneePhone: maskPhone(consigneePhone),
  province,
  city,
  area,
  detail,
  label,
  isDefault,
})

/** A member's addresses: the default first, then the newest. */
export const addressesOf = (db: Querying, memberId: string) =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.memberId, memberId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))

/** One address of this member; somebody else's is not there. */
export async function addressOf(db: Querying, memberId: string, id: string): Promise<Row> {
  const [row] = await db.select().from(addresses).where(own(memberId, id))
  if (!row) throw notFound('这个地址')
  return row
}

const own = (memberId: string, id: string) => and(eq(addresses.memberId, memberId), eq(addresses.id, id))

/** Adds an address; the first one becomes the default, whatever the form says. */
export async function addAddress(tx: Transaction, memberId: string, form: AddressForm, now: Date): Promise<Row> {
  await lockMember(tx, memberId)
  const [kept] = await tx.select({ count: count() }).from(addresses).where(eq(addresses.memberId, memberId))
  const before = kept?.count ?? 0
  if (before >= MAX_ADDRESSES) throw new HttpError(409, 'TOO_MANY', `最多保存 ${MAX_ADDRESSES} 个地址，请先删除不用的地址`)
  const isDefault = form.isDefault || before === 0
  if (isDefault) await clearDefault(tx, memberId)
  const [row] = await tx
    .insert(addresses)
    .values({ id: randomId(), memberId, ...written(form), consigneePhone: form.consigneePhone, isDefault, createdAt: now })
    .returning()
  if (!row) throw new Error('An address was not stored')
  return row
}

/** Changes an address. Without a new phone the old one stays; the default stays the default until another one takes its place. */
export async function changeAddress(tx: Transaction, memberId: string, id: string, form: Form): Promise<Row> {
  await lockMember(tx, memberId)
  const { isDefault: wasDefault } = await addressOf(tx, memberId, id)
  if (form.isDefault && !wasDefault) await clearDefault(tx, memberId)
  const phone = form.consigneePhone === undefined ? {} : { consigneePhone: form.consigneePhone }
  const [row] = await tx
    .update(addresses)
    .set({ ...written(form), ...phone, isDefault: form.isDefault || wasDefault })
    .where(own(memberId, id))
    .returning()
  if (!row) throw notFound('这个地址')
  return row
}

export async function makeDefaultAddress(tx: Transaction, memberId: string, id: string): Promise<Row> {
  await lockMember(tx, memberId)
  await addressOf(tx, memberId, id)
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.memberId, memberId), ne(addresses.id, id)))
  const [row] = await tx.update(addresses).set({ isDefault: true }).where(own(memberId, id)).returning()
  if (!row) throw notFound('这个地址')
  return row
}

/** Removes an address; when it was the default, the newest of the others takes its place. */
export async function removeAddress(tx: Transaction, memberId: string, id: string) {
  await lockMember(tx, memberId)
  const [gone] = await tx.delete(addresses).where(own(memberId, id)).returning()
  if (!gone) throw notFound('这个地址')
  if (!gone.isDefault) return
  const [next] = await addressesOf(tx, memberId).limit(1)
  if (next) await tx.update(addresses).set({ isDefault: true }).where(own(memberId, next.id))
}

const clearDefault = (tx: Transaction, memberId: string) =>
  tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.memberId, memberId), eq(addresses.isDefault, true)))

/** The form's region is checked against the division table and stored with the table's names. */
function written({ consigneeName, province, city, area, detail, label }: Form) {
  const region = regionOf({ province: province.code, city: city.code, area: area.code })
  if (!region) throw new HttpError(400, 'NO_SUCH_REGION', '所选地区不存在，请重新选择省市区', { field: 'area' })
  return { consigneeName, ...region, detail, label }
}
