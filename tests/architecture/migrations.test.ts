/** @jest-environment node */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { RELEASED_MIGRATIONS } from './releasedMigrations'
import { unsafeStatements } from './unsafeStatements'

const FOLDER = path.resolve(__dirname, '../../gateway/db/migrations')
/** Before it there was no shop that could have been running. */
const FIRST = '0000_first.sql'
/** Statements that break a rule and may: the migration, how the statement begins, and why it does no harm. */
const ALLOWED: Array<{ migration: string; statement: string; reason: string }> = [
  {
    migration: '0005_unpaid_places.sql',
    statement: 'CREATE INDEX "orders_place" ON "orders"',
    reason: 'made by the migration that adds its column: no row has a value yet, so the table is read once and nothing is sorted',
  },
  ...['CREATE INDEX "callbacks_waiting" ON "callbacks"', 'CREATE INDEX "callbacks_member" ON "callbacks"'].map((statement) => ({
    migration: '0013_messages.sql',
    statement,
    reason: 'the same: of the members alone, whom no row names yet',
  })),
  {
    migration: '0024_missed_callbacks.sql',
    statement: 'CREATE INDEX "callbacks_visitors" ON "callbacks"',
    reason: 'the same: of visitors alone, of whom no row has a value yet',
  },
  {
    migration: '0013_messages.sql',
    statement: 'CREATE INDEX "stock_reminders_waiting" ON "stock_reminders"',
    reason: 'a row for each member and packing that was sold out: some thousand, which are indexed before anybody notices',
  },
  {
    migration: '0021_prescription_reviews.sql',
    statement: 'CREATE INDEX "prescriptions_pending" ON "prescriptions"',
    reason: 'of those that wait alone, and until now none did: the table is read once and nothing is sorted',
  },
  {
    migration: '0035_joined_messages.sql',
    statement: 'CREATE INDEX "messages_thing" ON "messages"',
    reason: 'the same: of the messages with a thing, which no row has yet',
  },
  ...Object.entries({ '0045_chat_sessions.sql': 'conversations_untold', '0046_chat_idle.sql': 'conversations_idle' }).map(
    ([migration, name]) => ({
      migration,
      statement: `CREATE INDEX "${name}" ON "conversations"`,
      reason: 'the table is as new as the index: the release that brings both brings it, empty',
    }),
  ),
  {
    migration: '0049_consultations.sql',
    statement: 'ALTER TABLE "conversations" ADD CONSTRAINT "conversations_reserved_for_staff_staff_id_fk"',
    reason: 'the same: a column without a value in any row',
  },
  {
    migration: '0050_consultation_prescriptions_gone.sql',
    statement: 'ALTER TABLE "consultation_prescriptions"',
    reason: 'the same: a table that came one migration before, empty',
  },
  {
    migration: '0052_follow_up_index.sql',
    statement: 'CREATE INDEX "consultations_follow_up" ON "consultations"',
    reason: 'the same: a table that the release before did not have',
  },
  ...[
    'CREATE INDEX "refund_applications_number_begins"',
    'CREATE INDEX "refund_applications_order_begins"',
    'CREATE INDEX "complaints_number_begins"',
  ].map((statement) => ({
    migration: '0062_find_by_ends.sql',
    statement,
    reason: 'the same: a table that the release before did not have',
  })),
  ...['message_deliveries_given_up', 'payments_paid', 'orders_created', 'orders_checked'].map((name) => ({
    migration: '0067_today_figures.sql',
    statement: `CREATE INDEX IF NOT EXISTS "${name}"`,
    reason: 'as those of 0062_find_by_ends.sql below: a large shop makes them beforehand, without waiting (docs/deploy.md)',
  })),
  {
    migration: '0068_resent_messages.sql',
    statement: 'CREATE INDEX IF NOT EXISTS "message_deliveries_resent"',
    reason: 'the table is read once and nothing of it indexed, for the column is new; a large shop makes both beforehand (docs/deploy.md)',
  },
  {
    migration: '0070_coupon_kinds.sql',
    statement: 'CREATE UNIQUE INDEX IF NOT EXISTS "member_coupons_each"',
    reason: 'writes wait while some coupons a member are indexed; a large shop makes it beforehand, with its column (docs/deploy.md)',
  },
  ...['members_phone_ends', 'prescriptions_id_begins', 'orders_code_begins'].map((name) => ({
    migration: '0062_find_by_ends.sql',
    statement: `CREATE INDEX IF NOT EXISTS "${name}"`,
    reason:
      'writes wait while the rows of a shop below a million are indexed; a larger one makes them beforehand, without waiting (docs/deploy.md)',
  })),
  {
    migration: '0089_claims.sql',
    statement: 'CREATE INDEX "benefit_uses_claim" ON "benefit_uses"',
    reason: 'of a column that comes with it: no row has a value yet, so the table is read once and nothing is sorted',
  },
]

describe('a migration', () => {
  it.each([
    ['DROP TABLE "coupons"', 'the older gateway still reads it'],
    ['ALTER TABLE "orders" DROP COLUMN "note"', 'still reads and writes it'],
    ['ALTER TABLE "orders" RENAME COLUMN "note" TO "remark"', 'the old name'],
    ['ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE bigint', 'written anew'],
    ['ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL', 'writes rows without it'],
    ['ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL', 'do not have it'],
    ['ALTER TABLE "orders" ADD CONSTRAINT "paid" CHECK ("total" > 0)', 'read under a lock'],
    ['CREATE UNIQUE INDEX "orders_note" ON "orders" USING btree ("note")', 'wait until every row'],
    ['UPDATE "orders" SET "note" = \'\'', 'in batches'],
  ])('would stop gateways that run: %s', (statement, why) => {
    expect(unsafeStatements(`${statement};`)).toEqual([{ statement, why: expect.stringContaining(why) as string }])
  })

  it.each([
    'ALTER TABLE "orders" ADD COLUMN "note" text',
    'ALTER TABLE "orders" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL',
    'ALTER TABLE "orders" ADD CONSTRAINT "paid" CHECK ("total" > 0) NOT VALID',
    'CREATE TABLE "notes" ("id" text PRIMARY KEY NOT NULL);--> statement-breakpoint\nCREATE INDEX "notes_id" ON "notes" USING btree ("id")',
  ])('would not: %s', (sql) => {
    expect(unsafeStatements(`${sql};`)).toEqual([])
  })

  it.each(Object.entries(RELEASED_MIGRATIONS))('that was released stays as it is: %s', (migration, sha256) => {
    expect(
      createHash('sha256')
        .update(readFileSync(path.join(FOLDER, migration)))
        .digest('hex'),
    ).toBe(sha256)
  })

  it('comes after those that were released', () => {
    const journal = readFileSync(path.join(FOLDER, 'meta/_journal.json'), 'utf8')
    const tags = [...journal.matchAll(/"tag": "(\w+)"/g)].map(([, tag]) => `${tag}.sql`)
    const released = Object.keys(RELEASED_MIGRATIONS)
    expect(tags.slice(0, released.length)).toEqual(released)
  })

  it('lets gateways of the release before work on', () => {
    const migrations = readdirSync(FOLDER).filter((file) => file.endsWith('.sql') && file !== FIRST)
    const unsafe = migrations.flatMap((migration) =>
      unsafeStatements(readFileSync(path.join(FOLDER, migration), 'utf8'))
        .filter(({ statement }) => !ALLOWED.some((allowed) => allowed.migration === migration && statement.startsWith(allowed.statement)))
        .map(({ statement, why }) => `${migration}: ${statement}: ${why}`),
    )
    expect(unsafe).toEqual([])
  })
})
