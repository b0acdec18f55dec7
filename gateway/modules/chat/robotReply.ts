import type { QuestionRow } from '../../../counter/contract/settings/questionRows'
import { SOLVED_WORD, type ChatOffer } from '../../../src/contract/chat'
import type { Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import type { Danger } from '../catalogue/searchTables'
import { answerOf } from '../frequentQuestion/answerOf'
import { filled } from '../frequentQuestion/filled'
import { intentOf, isMedical, type Intent } from '../frequentQuestion/intent'
import type { Found } from '../frequentQuestion/lookUps'
import { questionRows } from '../frequentQuestion/questionTable'
import type { ConversationRow } from './append'
import { dutyAt } from './duty'
import { emergencyText } from './emergencyText'
import { isTaken } from './isTaken'
import { robotPast, type RobotPast } from './robotPast'

/** What the robot says to a message, and whether its member waits for a person. */
export type RobotReply = {
  /** Null where a person is waited for without a word of the robot's. */
  said: (Found & { about: string; offers: readonly ChatOffer[] }) | null
  waits: boolean
  /** The member is told that a person comes. */
  isHandedOver?: boolean
  /** Since when he has asked. */
  waitsFrom?: Date | undefined
}

/** Names of what is no row of the table. */
const ABOUT = { pharmacist: 'pharmacist', away: 'away', emergency: 'emergency ' } as const

const TO_PHARMACIST = '这个问题要由执业药师回答，我是自动回复，不能告诉您怎么用药。请点“转药师”。'
const PHARMACIST_AWAY =
  '这个问题要由执业药师回答，我是自动回复，不能告诉您怎么用药。药师 {hours} 在线，上班后有人回复您；也可以先留言。情况紧急请拨打 120。'
const NOBODY_THERE = '现在没有人在线，客服 {hours} 在线。您可以留言，上班后回复您；常见问题我现在就能回答。'
const WELCOME = '不客气，还有问题随时来问。'

type Asking = { ring: KeyRing; conversation: ConversationRow; text: string; danger: Danger | undefined; now: Date }
type Asked = Asking & { tx: Transaction; past: RobotPast; isOnline: boolean; isWaiting: boolean }

/**
 * What the robot says to a text that a member writes; nothing where a person is there, or where it is no question of the table. Emergencies
 * are helped at every desk, all else at the service desk alone. Its answers are the same whoever asks: it never guesses and advises nobody.
 */
export async function robotReply(tx: Transaction, asking: Asking): Promise<RobotReply | undefined> {
  const { ring, conversation, text, danger, now } = asking
  if (isTaken(conversation, now)) return undefined
  const past = await robotPast(tx, { ring, conversation })
  if (danger) return inEmergency(danger, past)
  if (conversation.desk !== 'service') return undefined
  const { online: isOnline } = await dutyAt(tx, now)
  const isWaiting = conversation.waitsSince !== null && conversation.endedAt === null
  const rows = await questionRows(tx)
  return toIntent({ ...asking, tx, past, isOnline, isWaiting }, intentOf(text, rows), rows)
}

/** Whom to call, once; and a person looks at it, at whatever hour that is. */
function inEmergency(danger: Danger, { abouts }: RobotPast): RobotReply {
  const about = ABOUT.emergency + danger.name
  return { said: abouts.includes(about) ? null : { text: emergencyText(danger), about, offers: [] }, waits: true }
}

async function toIntent(asked: Asked, intent: Intent, rows: readonly QuestionRow[]): Promise<RobotReply | undefined> {
  const { past, isOnline, isWaiting } = asked
  switch (intent.kind) {
    case 'person':
      return toPerson(asked)
    case 'unhelped':
      return past.abouts.length > 0 ? toPerson(asked) : undefined
    case 'pharmacist':
      return toPharmacist(asked)
    case 'solved':
      return past.abouts.length > 0 && !isWaiting ? { said: { text: WELCOME, about: SOLVED_WORD, offers: [] }, waits: false } : undefined
    case 'row':
      if (isWaiting && isOnline) return undefined
      return isInVain(intent.row, past, rows) ? toPerson(asked) : answered(asked, intent.row)
    case 'unknown':
      return undefined
  }
}

/** Since when he has asked the robot in vain; outside the hours he is told when somebody is there. */
async function toPerson({ tx, past, isOnline, isWaiting }: Asked): Promise<RobotReply> {
  if (isOnline) return { said: null, waits: true, isHandedOver: !isWaiting, waitsFrom: past.since }
  return { said: { text: await filled(tx, NOBODY_THERE), about: ABOUT.away, offers: ['leave'] }, waits: false }
}

/** A robot gives no advice: who does is offered, and until that is tapped a person looks at it, too. */
async function toPharmacist({ tx, past, isOnline, isWaiting }: Asked): Promise<RobotReply | undefined> {
  const about = ABOUT.pharmacist
  if (!isOnline) return { said: { text: await filled(tx, PHARMACIST_AWAY), about, offers: ['leave'] }, waits: true }
  if (isWaiting && past.abouts[0] === about) return undefined
  return { said: { text: TO_PHARMACIST, about, offers: ['pharmacist', 'person'] }, waits: true }
}

/** The same was asked before, or the third of one topic is: what the robot says helps him not. */
function isInVain({ questionId, topic }: QuestionRow, { abouts }: RobotPast, rows: readonly QuestionRow[]): boolean {
  const topicOf = (about: string) => rows.find((one) => one.questionId === about)?.topic
  const [last, before] = abouts.map(topicOf)
  return abouts.includes(questionId) || (last === topic && before === topic)
}

async function answered({ tx: db, ring, conversation: { memberId }, isOnline, now }: Asked, row: QuestionRow): Promise<RobotReply> {
  return { said: await saidTo({ db, ring, memberId, now }, { row, isOnline }), waits: false }
}

type Answering = { row: QuestionRow; isOnline: boolean }

/** A row's answer with what is offered below it; a person never without. */
export async function saidTo(own: Parameters<typeof answerOf>[0], { row, isOnline }: Answering): Promise<NonNullable<RobotReply['said']>> {
  const found = await answerOf(own, row)
  const offers: ChatOffer[] = [isOnline ? 'person' : 'leave', ...(isMedical(row.question) ? (['pharmacist'] as const) : []), 'solved']
  return { ...found, about: row.questionId, offers }
}
