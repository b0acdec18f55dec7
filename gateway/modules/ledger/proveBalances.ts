import { and, eq, inArray, isNull, or, sum } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/open'
import { ledgerBalances, ledgerEntries } from './schema'
import { raiseAlarm } from '../../kernel/alarms'
import type { Job } from '../../kernel/jobs/job'
import { inTransaction } from '../../kernel/transaction'
import { UNITS } from './accounts'

const BATCH = 200

type Balance = typeof ledgerBalances.$inferSelect

/** Holds every balance that has changed against the sum of its entries; one that differs raises an alarm, and stays as it is for people to look at. */
export const proveBalances: Job = async ({ db, now }) => {
  for (;;) {
    const looked = await inTransaction(db, (tx) => proveSome(tx, now))
    for (const wrong of looked.filter(({ isRight }) => !isRight)) await alarmOf(db, wrong.row, now)
    if (looked.length < BATCH) return
  }
}

/** The rows are locked before their entries are added up: whoever enters something now comes wholly before or after. */
async function proveSome(tx: Transaction, now: Date) {
  const rows = await tx
    .select()
    .from(ledgerBalances)
    .where(isNull(ledgerBalances.provedAt))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  if (rows.length === 0) return []
  const memberIds = rows.map(({ memberId }) => memberId)
  const sums = await tx
    .select({ memberId: ledgerEntries.memberId, account: ledgerEntries.account, sum: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.memberId, memberIds))
    .groupBy(ledgerEntries.memberId, ledgerEntries.account)
  const these = rows.map(({ memberId, account }) => and(eq(ledgerBalances.memberId, memberId), eq(ledgerBalances.account, account)))
  await tx
    .update(ledgerBalances)
    .set({ provedAt: now })
    .where(or(...these))
  const sumOf = (row: Balance) => sums.find(({ memberId, account }) => memberId === row.memberId && account === row.account)?.sum ?? 0
  return rows.map((row) => ({ row, isRight: sumOf(row) === row.balance }))
}

const alarmOf = (db: Db, { memberId, account }: Balance, now: Date) =>
  raiseAlarm(db, {
    alarmId: `ledger, ${memberId}, ${account}, ${now.toISOString()}`,
    text: `会员 ${memberId} 的${UNITS[account]}余额与明细之和不一致`,
    at: now,
  })
