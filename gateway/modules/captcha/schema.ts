import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns'

/** A ticket for one SMS: bound to a phone and to one picture's answer. Hashes only; a `phoneHmac` is a keyed hash (`kernel/marks`). */
export const smsTickets = pgTable('sms_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  phoneHmac: text('phone_mark').notNull(),
  answerHash: text('answer_hash'),
  /** How hard the proof of work is that must come with the answer; 0 for none (`captcha/workBits`). */
  workBits: integer('work_bits').notNull().default(0),
  /** Asked for by a device that logged in with this phone before. */
  isKnown: boolean('is_known').notNull().default(false),
  usedAt: at('used_at'),
  expiresAt: at('expires_at').notNull(),
})

export const smsCodes = pgTable(
  'sms_codes',
  {
    codeId: text('code_id').primaryKey(),
    phoneHmac: text('phone_mark').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    /** A hash of the device that asked, or of the address where it named none: nobody else can redeem the code or use its tries up. */
    askedBy: text('asked_by').notNull().default(''),
    isKnown: boolean('is_known').notNull().default(false),
    tries: integer('tries').notNull().default(0),
    usedAt: at('used_at'),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('sms_codes_phone').on(t.phoneHmac, t.sentAt)],
)

/** Devices that logged in with a phone: what others guess or ask for is not held against them (`account/knownDevices`). */
export const knownDevices = pgTable(
  'known_devices',
  {
    phoneHmac: text('phone_mark').notNull(),
    deviceHash: text('device_hash').notNull(),
    loggedInAt: at('logged_in_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.phoneHmac, t.deviceHash] }), index('known_devices_age').on(t.loggedInAt)],
)
