import { count, desc, eq } from 'drizzle-orm'
import { maskPhone } from '../../kernel/maskPhone'
import type { Db } from '../../db/open'
import { addresses, browsed, favourites, members, orders, prescriptions, pushClients, sessions } from '../../db/schema'
import type { Kind } from './kinds'

/** What is kept now of each kind, masked; a kind that is not here is not kept (SECURITY, E19). */
export async function samplesOf(db: Db, memberId: string): Promise<Partial<Record<Kind, string>>> {
  const [member] = await db.select().from(members).where(eq(members.memberId, memberId))
  const [address] = await db
    .select()
    .from(addresses)
    .where(eq(addresses.memberId, memberId))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt))
    .limit(1)
  const [session] = await db
    .select({ deviceName: sessions.deviceName })
    .from(sessions)
    .where(eq(sessions.memberId, memberId))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(1)
  const number = async (table: typeof orders | typeof prescriptions | typeof browsed | typeof favourites | typeof pushClients) =>
    (await db.select({ count: count() }).from(table).where(eq(table.memberId, memberId)))[0]?.count ?? 0
  const [ordered, prescribed, seen, liked, pushed] = await Promise.all(
    [orders, prescriptions, browsed, favourites, pushClients].map(number),
  )
  return {
    ...(member && { phone: maskPhone(member.phone), account: maskedName(member.loginName) }),
    ...(session && { device: session.deviceName }),
    ...(address && { consignee: `${maskedName(address.consigneeName)}，${maskPhone(address.consigneePhone)}，${address.city.name}` }),
    ...(ordered && { order: `${ordered} 个订单` }),
    ...(prescribed && { health: `${prescribed} 张处方` }),
    ...(seen || liked ? { browse: `看过 ${seen ?? 0} 件，收藏 ${liked ?? 0} 件` } : {}),
    ...(pushed && { push: `${pushed} 台设备` }),
  }
}

/** 张*, zh*: the beginning tells whose it is to its owner only. */
const maskedName = (name: string) => `${name.slice(0, /^[\u4e00-\u9fff]/.test(name) ? 1 : 2)}***`
