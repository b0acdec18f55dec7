import { desc, eq } from 'drizzle-orm'
import type { PersonalKind } from '../../../src/contract/collects'
import { memberTables } from '../../kernel/personalData'
import { maskPhone } from '../../lib/maskPhone'
import type { Db } from '../../db/open'
import { addresses } from '../address/schema'
import { members, sessions } from '../../kernel/schema'

/** Masked samples of the personal data stored now, by kind; a kind without one is not stored (SECURITY, E19). */
export async function samplesOf(db: Db, memberId: string): Promise<Partial<Record<PersonalKind, string>>> {
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
  return {
    ...(member && { phone: maskPhone(member.phone), account: maskedName(member.loginName) }),
    ...(session && { device: session.deviceName }),
    ...(address && { consignee: `${maskedName(address.consigneeName)}，${maskPhone(address.consigneePhone)}，${address.city.name}` }),
    ...(await countsOf(db, memberId)),
  }
}

/** Of the tables that declare a sample, those with rows of this member. */
async function countsOf(db: Db, memberId: string): Promise<Partial<Record<PersonalKind, string>>> {
  const texts: Partial<Record<PersonalKind, string>> = {}
  for (const [table, { sample }] of memberTables()) {
    const number = sample && (await db.$count(table, eq(table.memberId, memberId)))
    if (!sample || !number) continue
    const text = sample.text.replace('{count}', String(number))
    texts[sample.kind] = [texts[sample.kind], text].filter(Boolean).join('，')
  }
  return texts
}

/** 张*, zh*: the beginning tells whose it is to its owner only. */
const maskedName = (name: string) => `${name.slice(0, /^[\u4e00-\u9fff]/.test(name) ? 1 : 2)}***`
