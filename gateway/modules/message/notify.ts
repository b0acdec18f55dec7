import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/open'
import { members } from '../../kernel/schema'
import { messageDeliveries, messages } from './schema'
import { pushClients } from '../push/schema'
import { wechatAcceptances } from '../wechatAcceptance/schema'
import { lockUntilCommit } from '../../kernel/advisoryLock'
import { randomId } from '../../lib/hash'
import type { KeyRing } from '../../lib/keyRing'
import { log } from '../../lib/log'
import { shopAddress } from '../../kernel/shopAddress'
import { switchOf } from '../preference/switches'
import { TEMPLATES, type Template, type TemplateName, type WordsOf } from './templates'
import { leavesAt, replaceEarlier, supersede, thingOf } from './thing'
import { sealedPatient } from './patientIn'
import { filled, textsOf } from './words'

type Event<Name extends TemplateName> = {
  template: Name
  memberId: string
  /** What happened, by a name that is the same whenever it is told again: an order's code. */
  event: string
  words: Omit<WordsOf<Name>, 'patientName'>
  /** When it happened. */
  at: Date
} & (WordsOf<Name> extends { patientName: string } ? { patient: Patient } : { patient?: undefined })

/** Whom a message tells of: kept encrypted, and in no text until it is shown to the member. */
type Patient = { ring: KeyRing; name: string }

/**
 * The one sender: tells a member of an event, in the transaction of the event, so that neither is without the other. Of one event a
 * member is told once, however often this is called. Nobody is told who deregistered, nor of advertising who did not ask for it.
 * The message is in the shop at once, in the place of what was told of the same thing a moment ago; `deliverMessages` takes it to the
 * member's channels. Answers whether a message was written.
 */
export async function notify<Name extends TemplateName>(tx: Transaction, told: Event<Name>): Promise<boolean> {
  const { template: name, memberId, event, at } = told
  const template: Template = TEMPLATES[name]
  const words: Readonly<Record<string, string>> = told.words
  const patient: Patient | undefined = told.patient
  const messageId = randomId()
  if (!(await mayBeTold(tx, memberId, template))) return false
  const thing = thingOf(template, event)
  await lockUntilCommit(tx, `messages of ${memberId} about ${thing}`)
  const { title, text } = await textsOf(tx, name, template)
  const { route, params } = template.leadsTo
  const link = shopAddress(route, Object.fromEntries(params.map((key) => [key, words[key] ?? ''])))
  const [written] = await tx
    .insert(messages)
    .values({
      messageId,
      memberId,
      template: name,
      event,
      thing,
      words,
      kind: template.kind,
      patientName: patient ? sealedPatient(patient.ring, messageId, patient.name) : null,
      title: filled(title, words),
      text: filled(text, words),
      link,
      at,
    })
    .onConflictDoNothing()
    .returning()
  if (!written) return false
  await addDeliveries(tx, { template, message: written })
  await replaceEarlier(tx, written)
  return true
}

async function mayBeTold(tx: Transaction, memberId: string, template: Template): Promise<boolean> {
  // Whoever closes the account waits until this is written, and erases it with the rest.
  const [member] = await tx
    .select({ memberId: members.memberId })
    .from(members)
    .where(and(eq(members.memberId, memberId), isNull(members.erasedAt)))
    .for('key share')
  if (!member) {
    log.info(`会员已注销，不再发送消息「${template.title}」`)
    return false
  }
  return template.switch !== 'pushActivity' || (await switchOf(tx, memberId, 'pushActivity')).isOn
}

type Adding = { template: Template; message: typeof messages.$inferSelect }

/** Where this member takes messages: the devices of the apps, WeChat where it was allowed for this order, a text message who has neither; `textInstead` adds one where these reach nobody. */
async function addDeliveries(tx: Transaction, { template, message }: Adding): Promise<void> {
  const { channels, scene, comesAtNight } = template
  const { messageId, memberId, event, at } = message
  const to: Array<Pick<typeof messageDeliveries.$inferSelect, 'channel'> & { target?: string }> = []
  if (channels.includes('push')) {
    const clients = await tx.select({ target: pushClients.deviceId }).from(pushClients).where(eq(pushClients.memberId, memberId))
    to.push(...clients.map(({ target }) => ({ channel: 'push' as const, target })))
  }
  if (scene && (await isAllowed(tx, { memberId, orderCode: event, scene }))) to.push({ channel: 'wechat' })
  if (channels.includes('sms') && to.length === 0) to.push({ channel: 'sms' })
  const when = { messageId, memberId, comesAtNight: comesAtNight === true }
  if (to.length === 0) return
  // A text message of an earlier state gives way to what these devices bring, too: it comes instead where they reach nobody.
  const superseding = channels.filter((channel) => channel === 'sms' || to.some((one) => one.channel === channel))
  await supersede(tx, message, superseding)
  await tx.insert(messageDeliveries).values(
    to.map((one) => {
      const dueAt = leavesAt(template, one.channel, at)
      return { ...one, ...when, dueAt, nextAttemptAt: dueAt }
    }),
  )
}

type Allowing = { memberId: string; orderCode: string; scene: NonNullable<Template['scene']> }

async function isAllowed(tx: Transaction, { memberId, orderCode, scene }: Allowing): Promise<boolean> {
  const [allowed] = await tx
    .select({ orderCode: wechatAcceptances.orderCode })
    .from(wechatAcceptances)
    .where(
      and(
        eq(wechatAcceptances.orderCode, orderCode),
        eq(wechatAcceptances.scene, scene),
        eq(wechatAcceptances.memberId, memberId),
        isNull(wechatAcceptances.usedAt),
      ),
    )
  return allowed !== undefined
}
