import { and, count, eq, ne } from 'drizzle-orm'
import { article } from '../../../src/contract/article'
import { replicaOf } from '../../db/replica'
import { articles } from './schema'
import { notFound } from '../../kernel/httpError'
import { implement } from '../../kernel/implement'
import { ownOrder } from '../order/ownOrder'
import { hasWords, newestFirst } from './found'
import { articlesToRead } from './toRead'
import { TOPICS } from './topics'
import { articleOf, cardOf } from './views'

/** How many others an article leads to. */
const MAX_RELATED = 3

const published = eq(articles.isPublished, true)

export const articleHandlers = implement(article, {
  list: async ({ db, query: { topic, keyword, page, size } }) => {
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
    return { results: found.map(cardOf), hits, currentPage: page, hasMore: page * size < hits }
  },

  topics: async ({ db }) => {
    const rows = await replicaOf(db).selectDistinct({ topic: articles.topic }).from(articles).where(published)
    const used = new Set(rows.map(({ topic }) => topic))
    return { results: TOPICS.filter(({ topic }) => used.has(topic)) }
  },

  one: async ({ db, params: { articleId } }) => {
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
  },

  toRead: async ({ db, memberId, params }) => {
    const { orderCode } = await ownOrder(db, { memberId, ...params })
    return { results: await articlesToRead(db, orderCode) }
  },
})
