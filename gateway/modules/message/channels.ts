import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { members, sessions } from '../../kernel/schema'
import { type messages } from './schema'
import { pushClients } from '../push/schema'
import { wechatAcceptances } from '../wechatAcceptance/schema'
import { miniProgramAddress } from '../../kernel/shopAddress'
import { signedSms } from '../../kernel/shop'
import type { Providers } from '../../providers'
import type { Channel, Template } from './templates'

export type Sending = {
  db: Db
  providers: Providers
  template: Template
  message: typeof messages.$inferSelect
  target: string
  /** What others may read. */
  texts: { title: string; text: string }
  /** The delivery's own name: a provider that hears it twice sends it once. */
  id: string
  now: Date
}
/** Sends a message by one channel; false where nobody wants it there (any more). */
type Send = (sending: Sending) => Promise<boolean>

/** WeChat takes an allowed message only once, so that a repeated one after a lost answer cannot arrive twice. */
const wechat: Send = async ({ db, providers, template: { scene, leadsTo }, message: { memberId, event: orderCode, words }, now }) => {
  if (!scene) return false
  const own = and(
    eq(wechatAcceptances.orderCode, orderCode),
    eq(wechatAcceptances.scene, scene),
    eq(wechatAcceptances.memberId, memberId),
    isNull(wechatAcceptances.usedAt),
  )
  const [allowed] = await db.select({ openId: wechatAcceptances.openId }).from(wechatAcceptances).where(own)
  if (!allowed) return false
  const page = miniProgramAddress(leadsTo.route, { orderCode }).slice(1)
  const isSent = await providers.wechat.sendMessage({ scene, openId: allowed.openId, page, words })
  await db.update(wechatAcceptances).set({ usedAt: now }).where(own)
  return isSent
}

const sms: Send = async ({ db, providers, message: { memberId }, texts: { text }, id }) => {
  const [member] = await db.select({ phone: members.phone }).from(members).where(eq(members.memberId, memberId))
  if (!member) return false
  await providers.sms.send({ phone: member.phone, text: await signedSms(db, text), id })
  return true
}

/** To a device where the member is logged in still; one that takes no notifications any more is forgotten. */
const push: Send = async ({ db, providers, message: { memberId, link }, target, texts, id, now }) => {
  const own = and(eq(pushClients.deviceId, target), eq(pushClients.memberId, memberId))
  const [client] = await db
    .select({ clientId: pushClients.clientId, provider: pushClients.provider })
    .from(pushClients)
    .innerJoin(sessions, and(eq(sessions.deviceId, pushClients.deviceId), eq(sessions.memberId, pushClients.memberId)))
    .where(and(own, gt(sessions.expiresAt, now)))
    .limit(1)
  if (!client) return false
  const isTaken = await providers.push.send({ id, ...client, ...texts, link: link ?? '/' })
  if (!isTaken) await db.delete(pushClients).where(and(own, eq(pushClients.clientId, client.clientId)))
  return isTaken
}

export const CHANNELS: Readonly<Record<Channel, Send>> = { wechat, sms, push }
