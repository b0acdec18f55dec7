import { and, count, eq, sql } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { ArticleDetail, ArticleHead, ArticleQuery } from '../../../counter/contract/article'
import type { Querying } from '../../db/open'
import { settings } from '../../db/schema'
import { versionOf } from '../../kernel/work/version'
import { paged } from '../../lib/paged'
import { articleBy, articleFacts, articlePath } from './articleSubject'
import { hasWords, newestFirst } from './found'
import { articles } from './schema'
import { TOPICS, topicName } from './topics'
import type { ArticleRow } from './views'

/** A page of the articles with these words, of one topic and state, beside all topics. */
export async function listArticles(db: Querying, { page, size, words, topic, state }: z.infer<typeof ArticleQuery>) {
  const wanted = and(
    hasWords(words),
    topic === undefined ? undefined : eq(articles.topic, topic),
    state === undefined ? undefined : eq(articles.isPublished, state === 'published'),
  )
  const [total] = await db.select({ hits: count() }).from(articles).where(wanted)
  const found = await db
    .select()
    .from(articles)
    .where(wanted)
    .orderBy(...newestFirst(words))
    .limit(size)
    .offset((page - 1) * size)
  const hits = total?.hits ?? 0
  return { ...paged(found.map(headOf), { page, size, hits }), topics: [...TOPICS] }
}

const headOf = ({ articleId, title, topic, author, updatedOn, isPublished }: ArticleRow): ArticleHead => ({
  ...{ articleId, title, topic, author, updatedOn, isPublished },
  topicName: topicName(topic),
})

/** One that is begun: empty, and read as soon as it is published. */
const UNWRITTEN: ArticleDetail['fields'] = {
  ...{ title: '', topic: '', summary: '', author: '', authorTitle: '', text: '' },
  sources: [],
  isPublished: true,
}

/** An article as operators edit it, also one that nobody has written yet. */
export async function articleDetail(db: Querying, articleId: string): Promise<ArticleDetail> {
  const row = await articleBy(db, articleId)
  const { articleId: _id, updatedOn, ...fields } = row ?? { ...UNWRITTEN, articleId, updatedOn: null }
  return {
    ...{ articleId, isNew: row === undefined, fields, updatedOn },
    version: versionOf(articleFacts(row)),
    topics: [...TOPICS],
    path: articlePath(articleId),
    isOnHome: row !== undefined && (await isOnHome(db, articleId)),
  }
}

/** Whether one of home's cards leads to it. */
async function isOnHome(db: Querying, articleId: string): Promise<boolean> {
  const [found] = await db
    .select({ key: settings.key })
    .from(settings)
    .where(
      and(eq(settings.key, 'mallConfig'), sql`strpos(${settings.value} ->> 'commonResource3', ${`"${articlePath(articleId)}"`}::text) > 0`),
    )
  return found !== undefined
}
