import { inArray, sql } from 'drizzle-orm'
import type { Db } from './open'
import { databasePurpose, settings } from './schema'

/** What data are for. They never become the other: a demonstration's people have a password that everybody can read. */
export type Purpose = 'demonstration' | 'production'

/** The data belong to the other purpose than the one they were opened for. */
export class WrongPurpose extends Error {}

/** The ids of a demonstration's people: their passwords are public, wherever they are found. */
export const READY_MEMBERS = ['zhoulan', 'linxiuzhi', 'chenmo'] as const

/** What only a demonstration writes, also in releases that did not mark their data. */
const SEEDED = ['readyPeople', 'builtInCatalogue']

/** By name: the data may be of an older release. */
const MEMBERS = sql`members`

/** What the data are for; nothing where nobody has said so and they are still empty. Works before the first migration, too, and writes nothing. */
async function purposeOf(db: Db): Promise<Purpose | undefined> {
  if ((await has(db, 'members')) && (await hasReadyPeople(db))) return 'demonstration'
  const [marked] = (await has(db, 'database_purpose')) ? await db.select().from(databasePurpose) : []
  if (marked) return marked.purpose
  if ((await has(db, 'settings')) && (await db.$count(settings, inArray(settings.key, SEEDED))) > 0) return 'demonstration'
  return (await has(db, 'members')) && (await db.$count(MEMBERS)) > 0 ? 'production' : undefined
}

async function has(db: Db, table: string): Promise<boolean> {
  const [found] = await db.select({ there: sql<boolean>`to_regclass(${table}) is not null` }).from(sql`(select 1) as one`)
  return found?.there === true
}

const hasReadyPeople = async (db: Db) => (await db.$count(MEMBERS, inArray(sql`member_id`, [...READY_MEMBERS]))) > 0

/** Refuses data that belong to the other purpose, before anything is written into them. */
export async function requirePurpose(db: Db, wanted: Purpose): Promise<void> {
  const purpose = await purposeOf(db)
  if (purpose === undefined || purpose === wanted) return
  throw new WrongPurpose(
    wanted === 'production'
      ? '这里是演示的数据，演示会员的密码是公开的，正式运行不能使用：请换一个空的数据库（DATABASE_URL）或目录（DATA_DIR）；只想看演示请设 DEMO=1。'
      : '这里是正式商城的数据，演示不能使用：请为演示换一个空的数据库（DATABASE_URL）或目录（DATA_DIR）；正式运行请设 DEMO=0。',
  )
}

/** Writes down what the data are for, once. Two gateways that start together for different purposes do not both go on. */
export async function markPurpose(db: Db, purpose: Purpose): Promise<void> {
  await db.insert(databasePurpose).values({ purpose }).onConflictDoNothing()
  await requirePurpose(db, purpose)
}
