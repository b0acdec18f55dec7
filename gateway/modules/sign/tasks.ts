import { and, asc, eq, gte, inArray, notExists, sql } from 'drizzle-orm'
import { OrderStatus } from '../../../src/contract/order'
import type { SignTask } from '../../../src/contract/sign'
import { DAY } from '../../../src/lib/duration'
import { shopDate } from '../../../src/lib/time'
import { inTurn } from '../../db/inTurn'
import type { Querying, Transaction } from '../../db/open'
import { addresses } from '../address/schema'
import { countCabinet } from '../cabinet/doses'
import { ledgerEntries } from '../ledger/schema'
import { orderLines, orders } from '../purchase/schema'
import { patients } from '../patient/schema'
import { signReminders } from './schema'
import { HttpError, notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { give } from '../ledger/enter'
import { lockForSigning } from './lockForSigning'
import { taskCoins, type TaskCoins } from './taskCoins'

type Asked = { memberId: string; ring: KeyRing; now: Date }
type Task = Pick<SignTask, 'title' | 'text'> & {
  id: keyof TaskCoins
  /** Under which its coins are entered: once, or once a day. */
  keyOn: (day: string) => string
  /** What it was done with; undefined where it is not done. */
  doneBy: (db: Querying, asked: Asked) => Promise<string | undefined>
}

const TASKS: readonly Task[] = [
  {
    id: 'patient',
    title: '添加一位用药人',
    text: '填好用药人资料，只需一次',
    keyOn: () => 'task patient',
    doneBy: async (db, { memberId }) => {
      const [row] = await db.select({ id: patients.id }).from(patients).where(eq(patients.memberId, memberId)).limit(1)
      return row && 'patient'
    },
  },
  {
    id: 'reminder',
    title: '打开签到提醒',
    text: '傍晚提醒，只需一次',
    keyOn: () => 'task reminder',
    doneBy: async (db, { memberId }) => {
      const [row] = await db.select({ id: signReminders.memberId }).from(signReminders).where(eq(signReminders.memberId, memberId))
      return row && 'reminder'
    },
  },
  {
    id: 'address',
    title: '添加收货地址',
    text: '填好一个地址，只需一次',
    keyOn: () => 'task address',
    doneBy: async (db, { memberId }) => {
      const [row] = await db.select({ id: addresses.id }).from(addresses).where(eq(addresses.memberId, memberId)).limit(1)
      return row && 'address'
    },
  },
  {
    id: 'cabinet',
    title: '今天的药都打勾',
    text: '家庭药箱里今天的药都打了勾，每天一次',
    keyOn: (day) => `task cabinet ${day}`,
    doneBy: async (db, asked) => {
      const { toTake, taken } = await countCabinet(db, asked)
      return taken > 0 && toTake === 0 ? shopDate(asked.now) : undefined
    },
  },
  {
    id: 'order',
    title: '完成一笔订单',
    text: '确认收货后领取，不含处方药订单',
    keyOn: (day) => `task order ${day}`,
    doneBy: completedOrder,
  },
]

/** How long a completed order can be used for its task. */
const ORDER_DAYS = 30

/** The oldest order of late that was completed, holds no prescription drug and earned nothing yet. */
async function completedOrder(db: Querying, { memberId, now }: Omit<Asked, 'ring'>): Promise<string | undefined> {
  const withRx = db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(and(eq(orderLines.orderCode, orders.orderCode), sql`${orderLines.card}->>'mark' = 'rx'`))
  const earned = db
    .select({ one: sql`1` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.memberId, memberId), eq(ledgerEntries.reason, 'task'), eq(ledgerEntries.reference, orders.orderCode)))
  const late = gte(orders.completedAt, new Date(now.getTime() - ORDER_DAYS * DAY))
  const [order] = await db
    .select({ orderCode: orders.orderCode })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.status, OrderStatus.completed), late, notExists(withRx), notExists(earned)))
    .orderBy(asc(orders.completedAt))
    .limit(1)
  return order?.orderCode
}

/** Every task that the shop offers, and how far this member is with it. */
export async function tasksOf(db: Querying, asked: Asked): Promise<SignTask[]> {
  const day = shopDate(asked.now)
  const keys = TASKS.map(({ keyOn }) => keyOn(day))
  const received = await db
    .select({ key: ledgerEntries.key })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.memberId, asked.memberId), eq(ledgerEntries.account, 'coin'), inArray(ledgerEntries.key, keys)))
  const statusOf = async ({ keyOn, doneBy }: Task) => {
    if (received.some(({ key }) => key === keyOn(day))) return 'received'
    return (await doneBy(db, asked)) === undefined ? 'open' : 'completed'
  }
  const coins = await taskCoins(db)
  const offered = TASKS.filter(({ id }) => coins[id] > 0)
  return inTurn(offered, async (task) => {
    const { id, title, text } = task
    return { id, title, text, coins: coins[id], status: await statusOf(task) }
  })
}

/** Gives a task's coins, once, where it is done. */
export async function receiveCoin(tx: Transaction, { memberId, id, ring, now }: Asked & { id: string }) {
  const task = TASKS.find((one) => one.id === id)
  const coins = task ? (await taskCoins(tx))[task.id] : 0
  if (!task || coins === 0) throw notFound('这项任务')
  await lockForSigning(tx, memberId)
  const key = task.keyOn(shopDate(now))
  if (await hasReceived(tx, memberId, key)) throw new HttpError(409, 'RECEIVED', '这项任务的健康币已经领过了')
  const reference = await task.doneBy(tx, { memberId, ring, now })
  if (reference === undefined) throw new HttpError(409, 'TASK_OPEN', '这项任务还没有完成')
  await give(tx, { memberId, account: 'coin', amount: coins, reason: 'task', reference, key, at: now })
  return { coins }
}

async function hasReceived(tx: Transaction, memberId: string, key: string): Promise<boolean> {
  const [received] = await tx
    .select({ key: ledgerEntries.key })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.memberId, memberId), eq(ledgerEntries.account, 'coin'), eq(ledgerEntries.key, key)))
  return received !== undefined
}
