import { desc, gte } from 'drizzle-orm'
import type { Querying } from '../db/open'
import { alarms } from './schema'
import { log } from '../lib/log'

export type Alarm = { alarmId: string; text: string; at: Date }

/** Raises an alert: tells whoever watches, in the log and as a row; an alarm of one id is raised once, by however many gateways. */
export async function raiseAlarm(db: Querying, alarm: Alarm) {
  const [raised] = await db.insert(alarms).values(alarm).onConflictDoNothing().returning({ alarmId: alarms.alarmId })
  if (raised) log.error({ alarm: alarm.alarmId }, `告警：${alarm.text}`)
}

/** The alarms since an instant, newest first. */
export const alarmsSince = (db: Querying, since: Date): Promise<Alarm[]> =>
  db.select().from(alarms).where(gte(alarms.at, since)).orderBy(desc(alarms.at))
