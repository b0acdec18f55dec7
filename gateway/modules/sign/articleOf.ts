import { asc, count, eq } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import type { Db } from '../../db/open'
import { replicaOf } from '../../db/replica'
import { articles } from '../article/schema'
import { cardOf } from '../article/views'

const published = eq(articles.isPublished, true)

/** The article of a day of the shop's calendar: those that are published take turns. */
export async function articleOf(db: Db, day: string) {
  const replica = replicaOf(db)
  const [total] = await replica.select({ count: count() }).from(articles).where(published)
  const [article] = await replica
    .select()
    .from(articles)
    .where(published)
    .orderBy(asc(articles.articleId))
    .limit(1)
    .offset(Math.floor(Date.parse(day) / DAY) % Math.max(1, total?.count ?? 0))
  return article ? cardOf(article) : null
}
