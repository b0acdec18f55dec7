import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { packings, products } from './catalogue'

const at = (name: string) => timestamp(name, { withTimezone: true })

export const members = pgTable('members', {
  memberId: text('member_id').primaryKey(),
  loginName: text('login_name').notNull().unique(),
  phone: text('phone').notNull().unique(),
  /** Self-describing scrypt; null for members who only ever used codes. */
  passwordHash: text('password_hash'),
  nickname: text('nickname').notNull(),
  createdAt: at('created_at').notNull(),
  /** The account is closed and nothing here names anybody; orders kept for the law hang on a nameless row like this one. */
  erasedAt: at('erased_at'),
})

/** Only the SHA-256 of a token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What the member ends it by. */
    sessionId: text('session_id').notNull().unique(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    deviceId: text('device_id').notNull(),
    channel: text('channel').notNull(),
    /** In plain words: iPhone · 微信小程序. */
    deviceName: text('device_name').notNull(),
    createdAt: at('created_at').notNull(),
    /** To the hour. */
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('sessions_member').on(t.memberId)],
)

/** A ticket for one SMS: bound to a phone and to one picture's answer. Hashes only; a `phoneMark` is a keyed hash (`kernel/marks`). */
export const smsTickets = pgTable('sms_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  phoneMark: text('phone_mark').notNull(),
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
    phoneMark: text('phone_mark').notNull(),
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
  (t) => [index('sms_codes_phone').on(t.phoneMark, t.sentAt)],
)

/** Devices that logged in with a phone: what others guess or ask for is not held against them (`account/knownDevices`). */
export const knownDevices = pgTable(
  'known_devices',
  {
    phoneMark: text('phone_mark').notNull(),
    deviceHash: text('device_hash').notNull(),
    loggedInAt: at('logged_in_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.phoneMark, t.deviceHash] }), index('known_devices_age').on(t.loggedInAt)],
)

/** What whoever watches over the shop has to know, once for each time it happened (`kernel/alarms`). */
export const alarms = pgTable(
  'alarms',
  {
    /** Names what happened and when, so that any number of gateways raise it once: `sms budget, hour, 80 %, 2026-11-22T10:00Z`. */
    alarmId: text('alarm_id').primaryKey(),
    text: text('text').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('alarms_at').on(t.at)],
)

/** Key pairs for password encryption, shared by every gateway process on this database. */
export const loginKeys = pgTable('login_keys', {
  keyId: text('key_id').primaryKey(),
  privateKey: text('private_key').notNull(),
  expiresAt: at('expires_at').notNull(),
})
/** A nonce may stand in one login. */
export const loginNonces = pgTable('login_nonces', {
  nonce: text('nonce').primaryKey(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
})

/** What somebody agreed to, declined or took back: never changed, only added to. The last act on a document counts. */
export const consents = pgTable(
  'consents',
  {
    consentId: text('consent_id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    document: text('document').notNull(),
    version: text('version').notNull(),
    act: text('act').$type<'agree' | 'decline' | 'withdraw'>().notNull().default('agree'),
    channel: text('channel').notNull(),
    deviceId: text('device_id').notNull(),
    orderCode: text('order_code'),
    at: at('at').notNull(),
    /** Tells the later of two acts in one instant. */
    nth: integer('nth').generatedByDefaultAsIdentity(),
  },
  (t) => [index('consents_member').on(t.memberId)],
)

type Place = { code: string; name: string }

export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    consigneeName: text('consignee_name').notNull(),
    consigneePhone: text('consignee_phone').notNull(),
    province: jsonb('province').$type<Place>().notNull(),
    city: jsonb('city').$type<Place>().notNull(),
    area: jsonb('area').$type<Place>().notNull(),
    detail: text('detail').notNull(),
    label: text('label'),
    isDefault: boolean('is_default').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('addresses_member').on(t.memberId),
    uniqueIndex('addresses_one_default')
      .on(t.memberId)
      .where(sql`${t.isDefault}`),
  ],
)

export const favourites = pgTable(
  'favourites',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.productCode] })],
)

export const browsed = pgTable(
  'browsed',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.productCode] })],
)

export const stockReminders = pgTable(
  'stock_reminders',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    skuCode: text('sku_code')
      .notNull()
      .references(() => packings.skuCode),
    at: at('at').notNull(),
    toldAt: at('told_at'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.skuCode] })],
)

export const callbacks = pgTable('callbacks', {
  requestId: text('request_id').primaryKey(),
  phone: text('phone').notNull(),
  productCode: text('product_code'),
  question: text('question'),
  at: at('at').notNull(),
  expectedBefore: at('expected_before').notNull(),
})

/** A prescription a pharmacist approved or refused. `usedByOrder` marks the one order it was good for (LAW-AND-PRIVACY, D7). */
export const prescriptions = pgTable(
  'prescriptions',
  {
    prescriptionId: text('prescription_id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.memberId),
    patientName: text('patient_name').notNull(),
    relationLabel: text('relation_label').notNull(),
    diagnosis: text('diagnosis').notNull(),
    status: text('status').$type<'pending' | 'approved' | 'rejected'>().notNull(),
    validUntil: at('valid_until').notNull(),
    usedByOrder: text('used_by_order'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('prescriptions_member').on(t.memberId)],
)

export const prescriptionDrugs = pgTable(
  'prescription_drugs',
  {
    prescriptionId: text('prescription_id')
      .notNull()
      .references(() => prescriptions.prescriptionId),
    productCode: text('product_code')
      .notNull()
      .references(() => products.productCode),
    quantity: integer('quantity').notNull(),
  },
  (t) => [primaryKey({ columns: [t.prescriptionId, t.productCode] })],
)
