import { and, count, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/open'
import { replicaOf } from '../../db/replica'
import { notFound } from '../../lib/httpError'
import { paged } from '../../lib/paged'
import { hasWords, newestFirst } from './found'
import { articles } from './schema'
import { TOPICS } from './topics'
import { articleOf, cardOf } from './views'

/** How many others an article leads to. */
const MAX_RELATED = 3

const published = eq(articles.isPublished, true)

type Asked = { topic?: string | undefined; keyword?: string | undefined; page: number; size: number }

/** A page of the articles that shoppers see. */
export async function pageOfArticles(db: Db, { topic, keyword, page, size }: Asked) {
  const replica = replicaOf(db)
  const shown = and(published, topic === undefined ? undefined : eq(articles.topic, topic), hasWords(keyword))
  const [total] = await replica.select({ hits: count() }).from(articles).where(shown)
  const found = await replica
    .select()
    .from(articles)
    .where(shown)
    .orderBy(...newestFirst(keyword))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return paged(found.map(cardOf), { page, size, hits })
}

/** The topics of which there is an article. */
export async function usedTopics(db: Db) {
  const rows = await replicaOf(db).selectDistinct({ topic: articles.topic }).from(articles).where(published)
  const used = new Set(rows.map(({ topic }) => topic))
  return TOPICS.filter(({ topic }) => used.has(topic))
}

/** An article as shoppers read it, with others of its topic. 404 of one that is not published. */
export async function publishedArticle(db: Db, articleId: string) {
  const replica = replicaOf(db)
  const [row] = await replica
    .select()
    .from(articles)
    .where(and(published, eq(articles.articleId, articleId)))
  if (!row) throw notFound('这篇文章')
  const related = await replica
    .select()
    .from(articles)
    .where(and(published, eq(articles.topic, row.topic), ne(articles.articleId, articleId)))
    .orderBy(...newestFirst())
    .limit(MAX_RELATED)
  return articleOf(row, related)
}
