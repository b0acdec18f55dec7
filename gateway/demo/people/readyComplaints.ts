import { and, eq, inArray } from 'drizzle-orm'
import { DAY, HOUR } from '../../../src/lib/duration'
import type { Transaction } from '../../db/open'
import { messageDeliveries, messages, settings } from '../../tables'
import type { Job } from '../../kernel/jobs/job'
import type { KeyRing } from '../../lib/keyRing'
import { setting } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'
import { answer, take } from '../../modules/complaint/decide'
import { report, suggest } from '../../modules/complaint/file'
import { appraise } from '../../modules/complaint/reporterActs'
import { demonstrationPerson } from './actingStaff'

const MEMBER = 'zhoulan'
const { key: MADE } = setting<boolean>('readyComplaints')

type Making = { ring: KeyRing; staffId: string; now: Date }

/**
 * Gives 周岚 a complaint that is in hand and a suggestion that was answered, once. Not made with her orders: what is sealed wants the keys of
 * the gateway that runs.
 */
export const keepReadyComplaints: Job = async ({ db, providers: { fileKeys: ring }, now }) => {
  const by = await demonstrationPerson(db, 'clerk')
  if (by) await inTransaction(db, (tx) => makeOnce(tx, { ring, staffId: by.staffId, now }))
}

async function makeOnce(tx: Transaction, making: Making): Promise<void> {
  const first = await tx.insert(settings).values({ key: MADE, value: true }).onConflictDoNothing().returning()
  if (first.length === 0) return
  await suggested(tx, making)
  await complained(tx, making)
  await silence(tx, making.now)
}

async function suggested(tx: Transaction, { ring, staffId, now }: Making): Promise<void> {
  const at = new Date(now.getTime() - 12 * DAY)
  const form = { type: 'service', words: '白天家里只有老人，不方便开门，希望能约晚上 8 点以后送货。' } as const
  const row = await suggest(tx, { ring, memberId: MEMBER, form, now: at })
  const later = (hours: number) => new Date(at.getTime() + hours * HOUR)
  const words = '谢谢您的建议。现在可以在收货地址里写明「晚上 8 点后送」，快递员会按备注联系您。'
  await answer(tx, row, { ring, staffId, words, now: later(5) })
  await appraise(tx, row, { ring, stars: 5, isSolved: true, now: later(9) })
}

async function complained(tx: Transaction, { ring, staffId, now }: Making): Promise<void> {
  const at = new Date(now.getTime() - 2 * HOUR)
  const form = { kind: 'quality', words: '收到的药外盒有明显压痕，内袋完好，想确认是否影响使用。', callTime: '工作日 18:00 后' } as const
  const row = await report(tx, { ring, memberId: MEMBER, form: { ...form, pictures: [] }, now: at })
  await take(tx, row, { ring, staffId, now: new Date(at.getTime() + HOUR) })
}

/** What happened before the shop opened is news to nobody: it stands among her messages, read. */
async function silence(tx: Transaction, now: Date): Promise<void> {
  const own = and(eq(messages.memberId, MEMBER), inArray(messages.template, ['complaintTaken', 'complaintAnswered']))
  const told = tx.select({ messageId: messages.messageId }).from(messages).where(own)
  await tx.delete(messageDeliveries).where(inArray(messageDeliveries.messageId, told))
  await tx.update(messages).set({ readAt: now }).where(own)
}
