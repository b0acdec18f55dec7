import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db, Querying } from '../../db/open'
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

type Receiving = { db: Querying; template: Template; message: Sending['message']; target: string; now: Date }

const ownAcceptance = ({ memberId, event: orderCode }: Sending['message'], scene: NonNullable<Template['scene']>) =>
  and(
    eq(wechatAcceptances.orderCode, orderCode),
    eq(wechatAcceptances.scene, scene),
    eq(wechatAcceptances.memberId, memberId),
    isNull(wechatAcceptances.usedAt),
  )
async function openIdOf({ db, template: { scene }, message }: Receiving): Promise<string | undefined> {
  if (!scene) return undefined
  const [allowed] = await db.select({ openId: wechatAcceptances.openId }).from(wechatAcceptances).where(ownAcceptance(message, scene))
  return allowed?.openId
}

async function phoneOf({ db, message: { memberId } }: Receiving): Promise<string | undefined> {
  const [member] = await db.select({ phone: members.phone }).from(members).where(eq(members.memberId, memberId))
  return member?.phone
}

const ownClient = ({ target, message: { memberId } }: Pick<Receiving, 'target' | 'message'>) =>
  and(eq(pushClients.deviceId, target), eq(pushClients.memberId, memberId))
/** A device where the member is logged in still. */
async function clientOf({ db, now, ...own }: Receiving) {
  const [client] = await db
    .select({ clientId: pushClients.clientId, provider: pushClients.provider })
    .from(pushClients)
    .innerJoin(sessions, and(eq(sessions.deviceId, pushClients.deviceId), eq(sessions.memberId, pushClients.memberId)))
    .where(and(ownClient(own), gt(sessions.expiresAt, now)))
    .limit(1)
  return client
}

/** Whether a channel leads anywhere at this moment. */
export const leadsAnywhere = async (channel: Channel, receiving: Receiving): Promise<boolean> =>
  (await { wechat: openIdOf, sms: phoneOf, push: clientOf }[channel](receiving)) !== undefined

/** WeChat takes an allowed message only once, so that a repeated one after a lost answer cannot arrive twice. */
const wechat: Send = async (sending) => {
  const { scene, leadsTo } = sending.template
  const { event: orderCode, words } = sending.message
  const openId = await openIdOf(sending)
  if (!scene || openId === undefined) return false
  const page = miniProgramAddress(leadsTo.route, { orderCode }).slice(1)
  const isSent = await sending.providers.wechat.sendMessage({ scene, openId, page, words })
  await sending.db.update(wechatAcceptances).set({ usedAt: sending.now }).where(ownAcceptance(sending.message, scene))
  return isSent
}

const sms: Send = async (sending) => {
  const { db, providers, texts, id } = sending
  const phone = await phoneOf(sending)
  if (phone === undefined) return false
  await providers.sms.send({ phone, text: await signedSms(db, texts.text), id })
  return true
}

/** One that takes no notifications any more is forgotten. */
const push: Send = async (sending) => {
  const { db, providers, message, texts, id } = sending
  const client = await clientOf(sending)
  if (!client) return false
  const isTaken = await providers.push.send({ id, ...client, ...texts, link: message.link ?? '/' })
  if (!isTaken) await db.delete(pushClients).where(and(ownClient(sending), eq(pushClients.clientId, client.clientId)))
  return isTaken
}

export const CHANNELS: Readonly<Record<Channel, Send>> = { wechat, sms, push }
