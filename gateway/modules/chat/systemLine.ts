import { and, eq } from 'drizzle-orm'
import { DESK_NAMES, type Desk } from '../../../src/contract/chat'
import type { Transaction } from '../../db/open'
import type { KeyRing } from '../../lib/keyRing'
import { append } from './append'
import { deskTitle } from './desks'
import { chatMessages } from './schema'

/** What a line of the shop itself says of what happened; it holds no word of anybody's. */
export const LINES = {
  begun: ({ desk }: { desk: Desk }) => `已转给${DESK_NAMES[desk]}，请稍候`,
  toDesk: ({ desk }: { desk: Desk }) => `已为您转到${DESK_NAMES[desk]}，请稍候`,
  toPerson: ({ desk, name }: { desk: Desk; name: string }) => `${deskTitle(desk)} ${name}为您服务`,
  requeued: ({ desk }: { desk: Desk }) => `${DESK_NAMES[desk]}暂时离开了，已为您重新排队`,
  endedByMember: () => '您结束了这次咨询',
  endedByStaff: () => '这次咨询已结束，还有问题可以继续发消息',
  endedByTime: () => '好一会儿没有新消息，这次咨询已自动结束。还有问题可以继续发消息',
} as const

type Writing = { ring: KeyRing; conversationId: string; text: string; now: Date }

export const systemLine = async (tx: Transaction, { ring, conversationId, text, now }: Writing): Promise<void> =>
  void (await append(tx, { ring, conversationId, sender: 'system', content: { kind: 'text', text }, now }))

/** Whether the shop has said in this session yet who is asked. */
export async function hasLine(tx: Transaction, { conversationId, session }: { conversationId: string; session: number }): Promise<boolean> {
  const own = and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.session, session), eq(chatMessages.sender, 'system'))
  return (await tx.$count(chatMessages, own)) > 0
}
