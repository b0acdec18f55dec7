import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { deregistrations, members } from '../../kernel/schema'
import { preferences } from './schema'
import type { Sms } from '../../providers/sms/sms'
import { switchOf } from './switches'
import { signedSms } from '../../kernel/shop'

/**
 * Sends a campaign to members who agreed to advertising by text message, and to no other. Consent is checked again right before each
 * message: a withdrawal during the run still counts. Returns the number sent.
 */
export async function sendCampaign(db: Db, sms: Sms, text: string): Promise<number> {
  const closing = db
    .select({ one: sql`1` })
    .from(deregistrations)
    .where(and(eq(deregistrations.memberId, members.memberId), eq(deregistrations.state, 'cooling')))
  const willing = await db
    .select({ memberId: members.memberId, phone: members.phone })
    .from(preferences)
    .innerJoin(members, eq(members.memberId, preferences.memberId))
    .where(and(eq(preferences.key, 'marketingMsg'), eq(preferences.isOn, true), isNull(members.erasedAt), notExists(closing)))
    .orderBy(asc(members.memberId))
  let sent = 0
  for (const { memberId, phone } of willing) {
    if (!(await switchOf(db, memberId, 'marketingMsg')).isOn) continue
    await sms.send({ phone, text: await signedSms(db, `${text} 拒收请在“设置-营销短信”关闭`) })
    sent += 1
  }
  return sent
}
