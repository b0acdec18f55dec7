import type { ChatMessage, ChatOffer } from '@/contract/chat'
import { MINUTE } from '@/lib/duration'
import { shopDayAgo, shopFormat, shopMidnight } from '@/lib/time'
import type { Outgoing } from './outgoing'
import type { Thread } from './thread'

/** After so long a pause the time is said again. */
const PAUSE = 10 * MINUTE

/** One line of the page; `isRead` of an own message: somebody of the pharmacy has read it, and none after it. */
export type Row =
  | { kind: 'time'; key: string; text: string }
  | { kind: 'questions'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; isRead: boolean }
  | { kind: 'outgoing'; key: string; one: Outgoing }
  /** Below what the robot said last: what can be done now. */
  | { kind: 'offers'; key: string; offers: readonly ChatOffer[] }

/** `questionsAfter`: the number of the message below which the questions asked most stand; undefined where they do not. `now` in milliseconds. */
type Showing = { questionsAfter: number | undefined; now: number }

const timeText = (at: number, now: number) => `${shopDayAgo(at, now)} ${shopFormat(at, 'HH:mm')}`

/** A conversation as the lines of a page: the time where a day or a long pause begins, and below what was written what is on its way. */
export function rowsOf({ messages, outgoing, conversation }: Thread, { questionsAfter, now }: Showing): Row[] {
  const rows: Row[] = []
  let told = 0
  const tellTime = (at: number, key: string) => {
    if (told === 0 || at - told >= PAUSE || shopMidnight(at) !== shopMidnight(told))
      rows.push({ kind: 'time', key: `time-${key}`, text: timeText(at, now) })
    told = at
  }
  const otherReadSeq = conversation?.otherReadSeq ?? 0
  const readSeq = Math.max(0, ...messages.filter(({ sender, seq }) => sender === 'member' && seq <= otherReadSeq).map(({ seq }) => seq))
  const questions = () => rows.push({ kind: 'questions', key: 'questions' })
  if (questionsAfter === 0) questions()
  for (const message of messages) {
    const key = message.sender === 'member' && message.clientId !== null ? message.clientId : message.messageId
    tellTime(Date.parse(message.at), key)
    rows.push({ kind: 'message', key, message, isRead: message.seq === readSeq })
    if (message.seq === questionsAfter) questions()
  }
  const offers = offersOf({ messages, outgoing, conversation })
  if (offers.length > 0) rows.push({ kind: 'offers', key: 'offers', offers })
  for (const one of outgoing) {
    tellTime(one.at, one.clientId)
    rows.push({ kind: 'outgoing', key: one.clientId, one })
  }
  return rows
}

type Standing = Pick<Thread, 'messages' | 'outgoing' | 'conversation'>

/** What the robot's last answer offers and is still of use: nothing once the member has written again or somebody is there. */
export function offersOf({ messages, outgoing, conversation }: Standing): ChatOffer[] {
  if (outgoing.length > 0 || !conversation || conversation.state === 'talking') return []
  const answer = [...messages]
    .reverse()
    .find(({ sender, kind }) => sender === 'member' || sender === 'staff' || (sender === 'robot' && kind === 'text'))
  const isWaiting = conversation.state === 'waiting'
  const isUseful: Readonly<Record<ChatOffer, boolean>> = {
    person: !isWaiting,
    solved: !isWaiting,
    pharmacist: conversation.desk !== 'pharmacist',
    leave: true,
  }
  return (answer?.offers ?? []).filter((offer) => isUseful[offer])
}
