import { eq } from 'drizzle-orm'
import { hashPassword } from '../../modules/account/password'
import type { Db, Transaction } from '../../db/open'
import { members, settings } from '../../db/schema'
import { inTransaction } from '../../kernel/transaction'
import { readyConsents } from './consents'
import { lin } from './lin'
import { demoPartners } from './partners'
import { READY_PEOPLE } from './readyPeople'
import { zhou } from './zhou'

const MARK = 'readyPeople'
const DAY = 24 * 3600_000

/**
 * Puts the ready-made people into a fresh shop, all or nothing and once: what happened to them since stays. It needs the catalogue;
 * orders over products that a pharmacy's own list does not have are left out.
 */
export async function seedPeople(db: Db, now: Date): Promise<void> {
  const [seeded] = await db.select().from(settings).where(eq(settings.key, MARK))
  if (seeded) return
  // Hashed before the transaction: it takes a while, and an embedded database serves nobody meanwhile.
  const people = await Promise.all(
    READY_PEOPLE.map(async ({ memberId, name, loginName, phone, password }) => ({
      memberId,
      loginName,
      phone,
      nickname: name,
      passwordHash: await hashPassword(password),
      createdAt: new Date(now.getTime() - (memberId === 'chenmo' ? 0 : 200 * DAY)),
    })),
  )
  await inTransaction(db, async (tx) => {
    const [first] = await tx
      .insert(settings)
      .values({ key: MARK, value: now.toISOString() })
      .onConflictDoNothing()
      .returning({ key: settings.key })
    if (!first) return
    await tx.insert(members).values(people)
    await lives(tx, now)
  })
}

async function lives(tx: Transaction, now: Date) {
  await zhou(tx, now)
  await lin(tx, now)
  await readyConsents(tx, now)
  await demoPartners(tx, now)
}
