import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'
import { memberId } from '../../kernel/memberColumn'
import { memberTable } from '../../kernel/personalData'
import type { Account, Reason } from './accounts'

/** What was given to a member and what left again, one row each; rows are only ever added, a mistake is put right by another row. */
export const ledgerEntries = memberTable(
  'ledger_entries',
  {
    entryId: text('entry_id').primaryKey(),
    memberId: memberId(),
    account: text('account').$type<Account>().notNull(),
    /** Above nothing what was given, below it what left. */
    amount: integer('amount').notNull(),
    reason: text('reason').$type<Reason>().notNull(),
    /** What it was for: the day that was signed, the task, the code of the order. */
    reference: text('reference').notNull(),
    /** Names the event, so that it is entered once however often it is told. */
    key: text('key').notNull(),
    at: at('at').notNull(),
    /**
     * Until when it counts; null for ever, for what left, and for what came back of that: it counts as if it had never left. Of what was taken
     * back it says from what, which counts as if it had never been given.
     */
    expiresAt: at('expires_at'),
  },
  {
    onErase: 'delete',
    copy: {
      key: 'ledger',
      title: '健康币、积分和成长值明细',
      words: { entryId: '明细编号', account: '账户', reference: '来源', key: '事件', expiresAt: '有效期至' },
    },
  },
  (t) => [
    unique('ledger_entries_once').on(t.memberId, t.account, t.key),
    index('ledger_entries_history').on(t.memberId, t.account, t.at),
    check('ledger_entries_amount', sql`${t.amount} <> 0`),
  ],
)

/** The sum of a member's entries in an account, kept beside them: changed with each entry, proved by `proveBalances`. */
export const ledgerBalances = memberTable(
  'ledger_balances',
  {
    memberId: memberId(),
    account: text('account').$type<Account>().notNull(),
    balance: integer('balance').notNull(),
    /** When the next of what was given expires; null where nothing does. `expireEntries` goes by it. */
    nextExpiryAt: at('next_expiry_at'),
    /** When it was last found equal to the sum; null since it has changed. */
    provedAt: at('proved_at'),
  },
  { onErase: 'delete', copy: null },
  (t) => [
    primaryKey({ columns: [t.memberId, t.account] }),
    check('ledger_balances_balance', sql`${t.balance} >= 0`),
    index('ledger_balances_expiry')
      .on(t.nextExpiryAt)
      .where(sql`${t.nextExpiryAt} is not null`),
    index('ledger_balances_unproved')
      .on(t.memberId)
      .where(sql`${t.provedAt} is null`),
  ],
)

/** What a member owes of what was taken back from him after he had used it; by when that would have expired. Settled by what he is given next. */
export const ledgerDebts = memberTable(
  'ledger_debts',
  {
    memberId: memberId(),
    account: text('account').$type<Account>().notNull(),
    expiresAt: at('expires_at').notNull(),
    amount: integer('amount').notNull(),
  },
  {
    onErase: 'delete',
    copy: { key: 'ledgerDebts', title: '待补扣的健康币' },
  },
  (t) => [primaryKey({ columns: [t.memberId, t.account, t.expiresAt] }), check('ledger_debts_amount', sql`${t.amount} >= 0`)],
)
