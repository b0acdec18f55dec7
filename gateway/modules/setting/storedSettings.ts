import { and, eq, inArray, sql } from 'drizzle-orm'
import { settingOfKey, SHOP_SETTINGS, type SettingKey } from '../../../counter/contract/settings/shopSettings'
import type { Querying } from '../../db/open'
import { settings } from '../../db/schema'
import { settingChanged } from '../../kernel/settings'

/** Where a setting is stored: a row of the table `settings`, or a field of one. */
export function placeOf(key: SettingKey): { row: string; field: string | undefined } {
  const [row = key, field] = key.split('.')
  return { row, field }
}

export const SETTING_KEYS = Object.keys(SHOP_SETTINGS) as SettingKey[]

/** What is stored of each setting; null where nothing is. */
export async function storedSettings(db: Querying, keys: readonly SettingKey[] = SETTING_KEYS): Promise<Map<SettingKey, unknown>> {
  const wanted = [...new Set(keys.map((key) => placeOf(key).row))]
  const rows = await db.select().from(settings).where(inArray(settings.key, wanted))
  const byRow = new Map(rows.map(({ key, value }) => [key, value]))
  return new Map(
    keys.map((key) => {
      const { row, field } = placeOf(key)
      const value = byRow.get(row) as Record<string, unknown> | undefined
      return [key, (field === undefined ? value : value?.[field]) ?? null]
    }),
  )
}

/** The same of one. */
export const storedSetting = async (db: Querying, key: SettingKey): Promise<unknown> => (await storedSettings(db, [key])).get(key) ?? null

type Writing = { key: SettingKey; from: unknown; to: unknown }

/** Puts `to` in the place of `from`, null being nothing; false where something else stands there. */
export async function writeSetting(tx: Querying, { key, from, to }: Writing): Promise<boolean> {
  const { row, field } = placeOf(key)
  await settingChanged(tx, row)
  const done = await (field === undefined ? writeRow(tx, { row, from, to }) : writeField(tx, { key, from, to }, { row, field }))
  return done.length === 1
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

async function writeRow(tx: Querying, { row, from, to }: { row: string; from: unknown; to: unknown }) {
  if (from === null) return tx.insert(settings).values({ key: row, value: to }).onConflictDoNothing().returning({ key: settings.key })
  const stands = and(eq(settings.key, row), sql`${settings.value} = ${json(from)}`)
  if (to === null) return tx.delete(settings).where(stands).returning({ key: settings.key })
  return tx.update(settings).set({ value: to }).where(stands).returning({ key: settings.key })
}

/** A field whose shape knows null keeps it; any other is taken out. */
async function writeField(tx: Querying, { key, from, to }: Writing, { row, field }: { row: string; field: string }) {
  const stands = and(eq(settings.key, row), sql`coalesce(${settings.value} -> ${field}::text, 'null'::jsonb) = ${json(from)}`)
  const isTakenOut = to === null && !settingOfKey(key).shape.safeParse(null).success
  const value = isTakenOut ? sql`${settings.value} - ${field}::text` : sql`jsonb_set(${settings.value}, array[${field}::text], ${json(to)})`
  return tx.update(settings).set({ value }).where(stands).returning({ key: settings.key })
}
