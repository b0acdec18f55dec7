import { asc, eq } from 'drizzle-orm'
import type { ReviewForm } from '../../../src/contract/review'
import { DAY, HOUR } from '../../../src/lib/duration'
import type { Transaction } from '../../db/open'
import { addresses, members, orderLines, settings } from '../../tables'
import type { Job } from '../../kernel/jobs/job'
import { setting } from '../../kernel/settings'
import { inTransaction } from '../../kernel/transaction'
import { answer, type Answering } from '../../modules/review/decide'
import { append, write } from '../../modules/review/write'
import { help, report } from '../../modules/review/readerActs'
import { demonstrationPerson } from './actingStaff'
import { completePast, pastOrder } from './pastOrder'

const { key: MADE } = setting<boolean>('readyReviews')

type Written = Pick<ReviewForm, 'stars' | 'tags' | 'words'> & Partial<ReviewForm> & { added?: string; answer?: string; isReported?: true }
/** Somebody invented, who bought these long ago and said so. He has no way to log in: his telephone is none. */
type Buyer = { id: string; nickname: string; days: number; bought: ReadonlyArray<{ name: string; review: Written }> }

const IBUPROFEN = '布洛芬缓释胶囊'
const ISATIS = '板蓝根颗粒'
const CALCIUM = '碳酸钙D₃片'

const BUYERS: readonly Buyer[] = [
  {
    ...{ id: 'reader-chen', nickname: '陈先生', days: 40 },
    bought: [
      {
        name: IBUPROFEN,
        review: {
          ...{ stars: 5, tags: ['fast', 'packed'], words: '下午下单，第二天上午就到了。盒子外面多套了一层泡沫，药板没压坏。' },
          ...{ isAnonymous: false, added: '又买了一次，效期是后年的，很新。' },
        },
      },
      { name: CALCIUM, review: { stars: 5, tags: ['fresh'], words: '片子不大，老人也好咽。' } },
    ],
  },
  {
    ...{ id: 'reader-lin', nickname: '林女士', days: 33 },
    bought: [
      {
        name: IBUPROFEN,
        review: {
          ...{ stars: 4, tags: ['packed'], words: '胶囊有点大，老人吞着慢。能不能掰开吃？', isAnonymous: false },
          answer: '不能掰开或嚼碎，缓释颗粒会一下子放出来。吞咽困难可以换混悬液，请先来问我们。',
        },
      },
      { name: ISATIS, review: { stars: 4, tags: ['fast', 'easy'], words: '一冲就化，不结块。' } },
    ],
  },
  {
    ...{ id: 'reader-wang', nickname: '王先生', days: 26 },
    bought: [
      {
        name: IBUPROFEN,
        review: { stars: 2, tags: ['slow', 'damaged'], words: '等了四天才到，外盒压扁了，里面没事。', isAnonymous: false },
      },
      { name: ISATIS, review: { stars: 3, tags: ['slow'], words: '物流停了两天，别的都好。', isReported: true } },
    ],
  },
]

type Making = { now: Date; pharmacist: string }

/** Gives some products reviews of invented buyers, one answered by the pharmacist and one that waits at the counter because it was reported, once. */
export const keepReadyReviews: Job = async ({ db, now }) => {
  const by = await demonstrationPerson(db, 'pharmacist')
  if (by) await inTransaction(db, (tx) => makeOnce(tx, { now, pharmacist: by.staffId }))
}

async function makeOnce(tx: Transaction, making: Making): Promise<void> {
  const first = await tx.insert(settings).values({ key: MADE, value: true }).onConflictDoNothing().returning()
  if (first.length === 0) return
  for (const buyer of BUYERS) await reviewed(tx, buyer, making)
}

async function reviewed(tx: Transaction, { id: memberId, nickname, days, bought }: Buyer, making: Making): Promise<void> {
  const at = new Date(making.now.getTime() - days * DAY)
  const addressId = await settled(tx, { memberId, nickname, at })
  const wanted = bought.map(({ name }) => ({ name, quantity: 1 }))
  const orderCode = await pastOrder(tx, { memberId, addressId, toCity: '南京市', at, wanted })
  if (orderCode === undefined) return
  await completePast(tx, { orderCode, toCity: '南京市', at })
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderCode, orderCode)).orderBy(asc(orderLines.position))
  for (const { name, review } of bought) {
    const line = lines.find(({ card }) => card.name === name)
    if (line) await said(tx, { memberId, lineId: line.lineId, at, review }, making)
  }
}

/** An account and an address, as an order wants them. */
async function settled(tx: Transaction, { memberId, nickname, at }: { memberId: string; nickname: string; at: Date }): Promise<string> {
  await tx
    .insert(members)
    .values({ memberId, loginName: memberId, phone: `none-${memberId}`, passwordHash: null, nickname, createdAt: at })
    .onConflictDoNothing()
  const id = `home-of-${memberId}`
  await tx
    .insert(addresses)
    .values({
      ...{ id, memberId, consigneeName: nickname, consigneePhone: '13800000000', label: null, isDefault: true, createdAt: at },
      province: { code: '320000', name: '江苏省' },
      city: { code: '320100', name: '南京市' },
      area: { code: '320106', name: '鼓楼区' },
      detail: '中央路 1 号',
    })
    .onConflictDoNothing()
  return id
}

type Saying = { memberId: string; lineId: string; at: Date; review: Written }

async function said(tx: Transaction, { memberId, lineId, at, review }: Saying, { now, pharmacist }: Making): Promise<void> {
  const { added, answer: answered, isReported, ...words } = review
  const later = (days: number) => new Date(at.getTime() + days * DAY)
  const form: ReviewForm = { pictures: [], isAnonymous: true, ...words }
  const { id } = await write(tx, { memberId, lineId, form, now: later(4) })
  const reading = { id, memberId: 'linxiuzhi', now: later(6) }
  await help(tx, { ...reading, isHelpful: form.stars > 2 })
  if (answered !== undefined) {
    const answering: Answering = { id, staffId: pharmacist, title: '药师', words: answered, now: later(5) }
    await answer(tx, answering)
  }
  if (added !== undefined) await append(tx, { memberId, id, words: added, now: later(18) })
  if (isReported) await report(tx, { ...reading, reason: 'untrue', now: new Date(now.getTime() - 2 * HOUR) })
}
