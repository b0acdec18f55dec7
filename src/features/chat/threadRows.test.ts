import type { ChatMessage } from '@/contract/chat'
import { rowsOf } from './threadRows'
import { EMPTY, type Thread } from './thread'

const NOW = Date.parse('2026-03-10T12:00:00+08:00')
const message = (seq: number, at: string, sender: ChatMessage['sender'] = 'staff') =>
  ({ messageId: `m${seq}`, seq, at, sender, clientId: sender === 'member' ? `own-${seq}` : null }) as ChatMessage
const shown = (thread: Partial<Thread>, questionsAfter?: number) =>
  rowsOf({ ...EMPTY, ...thread }, { questionsAfter, now: NOW }).map((row) =>
    row.kind === 'time' ? row.text : row.kind === 'message' ? `${row.key}${row.isRead ? ' 已读' : ''}` : row.key,
  )

describe('the lines of a conversation', () => {
  it('say the time where a day or a pause of ten minutes begins', () => {
    const messages = [
      message(1, '2026-03-09T09:36:00+08:00'),
      message(2, '2026-03-09T09:45:59+08:00'),
      message(3, '2026-03-10T09:36:00+08:00'),
      message(4, '2026-03-10T09:46:00+08:00'),
    ]
    expect(shown({ messages })).toEqual(['昨天 09:36', 'm1', 'm2', '今天 09:36', 'm3', '今天 09:46', 'm4'])
  })

  it('mark the last own message that was read, and keep its key when it is stored', () => {
    const messages = [1, 2, 3].map((seq) => message(seq, '2026-03-10T09:36:00+08:00', 'member'))
    const one = { clientId: 'own-4', at: NOW, content: { kind: 'text' as const, text: '好' }, status: 'sending' as const }
    const conversation = { otherReadSeq: 2 } as Thread['conversation']
    expect(shown({ messages, conversation, outgoing: [one] })).toEqual([
      '今天 09:36',
      'own-1',
      'own-2 已读',
      'own-3',
      '今天 12:00',
      'own-4',
    ])
  })

  it('show the questions asked most below what was there when the page was opened', () => {
    const messages = [message(1, '2026-03-10T09:36:00+08:00'), message(2, '2026-03-10T09:37:00+08:00')]
    expect(shown({ messages }, 1)).toEqual(['今天 09:36', 'm1', 'questions', 'm2'])
    expect(shown({}, 0)).toEqual(['questions'])
  })
})
