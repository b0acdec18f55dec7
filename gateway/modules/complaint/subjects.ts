import { and, eq } from 'drizzle-orm'
import type { SubjectKind } from '../../../src/contract/complaintKinds'
import { shopFormat } from '../../../src/lib/time'
import type { Querying } from '../../db/open'
import { notFound } from '../../lib/httpError'
import { mallConfigSetting } from '../../kernel/mallConfig'
import { settingOf } from '../../kernel/settings'
import { articles } from '../article/schema'
import { products } from '../catalogue/schema'
import { ownOrder } from '../order/ownOrder'
import { prescriptions } from '../prescription/schema'
import { orderLines } from '../purchase/schema'

type Asked = { memberId: string | undefined; id: string }
type TitleOf = (db: Querying, asked: Asked) => Promise<string | undefined>

/** How many of an order's number are enough to tell it from the others. */
const LAST_DIGITS = 4

/** What each kind of subject is called; nothing where it is not there, or not this member's. Of an order and a prescription never what is in it. */
const TITLES: Readonly<Record<SubjectKind, TitleOf>> = {
  order: async (db, { memberId, id: orderCode }) => {
    if (memberId === undefined) return undefined
    const { createdAt } = await ownOrder(db, { memberId, orderCode })
    const pieces = await db.$count(orderLines, eq(orderLines.orderCode, orderCode))
    return `订单尾号 ${orderCode.slice(-LAST_DIGITS)} · ${pieces} 种商品 · ${shopFormat(createdAt, 'MM-DD')}`
  },
  product: async (db, { id }) => {
    const [found] = await db.select({ name: products.name }).from(products).where(eq(products.productCode, id))
    return found?.name
  },
  prescription: async (db, { memberId, id }) => {
    if (memberId === undefined) return undefined
    const [found] = await db
      .select({ at: prescriptions.createdAt })
      .from(prescriptions)
      .where(and(eq(prescriptions.prescriptionId, id), eq(prescriptions.memberId, memberId)))
    return found && `处方 · ${shopFormat(found.at, 'YYYY-MM-DD')}`
  },
  article: async (db, { id }) => {
    const [found] = await db
      .select({ title: articles.title })
      .from(articles)
      .where(and(eq(articles.articleId, id), eq(articles.isPublished, true)))
    return found?.title
  },
  advertisement: async (db, { id }) => {
    const config = await settingOf(db, mallConfigSetting)
    return [...(config?.commonResource1 ?? []), ...(config?.commonResource2 ?? [])].find((banner) => banner.id === id)?.title
  },
}

/** What a complaint is about, as the shop calls it. Throws 404 where there is none, or none of this member's. */
export async function titleOf(db: Querying, kind: SubjectKind, asked: Asked): Promise<string> {
  const title = await TITLES[kind](db, asked)
  if (title === undefined) throw notFound('所反映的对象')
  return title
}
