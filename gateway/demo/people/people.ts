import { eq } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import { hashPassword } from '../../kernel/password'
import { inTurn } from '../../db/inTurn'
import type { Db, Transaction } from '../../db/open'
import { members, settings } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { readyConsents } from './consents'
import { lin } from './lin'
import { demoPartners } from './partners'
import { recordReadyOrders } from './readyOrders'
import { READY_PEOPLE } from './readyPeople'
import { zhou } from './zhou'

const MARK = 'readyPeople'

/**
 * Puts the ready-made people into a fresh shop, all or nothing and once: what happened to them since stays. It needs the catalogue;
 * orders over products that a pharmacy's own list does not have are left out.
 */
export async function seedPeople(db: Db, now: Date): Promise<void> {
  const [seeded] = await db.select().from(settings).where(eq(settings.key, MARK))
  if (seeded) return
  // Hashed before the transaction: it takes a while, and an embedded database serves nobody meanwhile.
  const people = await inTurn(READY_PEOPLE, async ({ memberId, name, loginName, phone, password }) => ({
    memberId,
    loginName,
    phone,
    nickname: name,
    passwordHash: await hashPassword(password),
    createdAt: new Date(now.getTime() - (memberId === 'chenmo' ? 0 : 200 * DAY)),
  }))
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
  const { held, toPay } = await zhou(tx, now)
  const known = (codes: Array<string | undefined>) => codes.filter((code) => code !== undefined)
  await recordReadyOrders(tx, { held: known([...held, await lin(tx, now)]), toPay: known(toPay) })
  await readyConsents(tx, now)
  await demoPartners(tx, now)
}
