import { and, count, eq, sql } from 'drizzle-orm'
import { article, NEW_ARTICLE, type ArticleFields, type ArticleHead, type WrittenArticle } from '../../../counter/contract/article'
import { shopDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { articles } from './schema'
import { settings } from '../../kernel/schema'
import { randomId } from '../../kernel/hash'
import { HttpError, notFound } from '../../kernel/httpError'
import { shopAddress } from '../../kernel/shopAddress'
import { differing } from '../../kernel/replaceFields'
import { implementWork } from '../../kernel/work/implementWork'
import { versionOf, type Standing } from '../../kernel/work/version'
import { inConflict } from '../change/inConflict'
import { recordChange } from '../change/recordChange'
import { articleSubject, lockedArticle, mustBeAllowed } from './articleSubject'
import { hasWords, newestFirst } from './found'
import { TOPICS, topicName } from './topics'
import type { ArticleRow } from './views'

export const articleWorkHandlers = implementWork(article, {
  list: async ({ db, query: { page, size, words, topic, state } }) => {
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
    return {
      results: found.map(headOf),
      hits,
      currentPage: page,
      hasMore: page * size < hits,
      topics: [...TOPICS],
      newPath: pathOf(NEW_ARTICLE),
    }
  },

  one: ({ db, params: { articleId } }) => writtenOf(db, articleId),

  add: ({ now, staff: { staffId }, body }) => {
    const row = { articleId: randomId(), ...body, updatedOn: shopDate(now), isPublished: false }
    const id = row.articleId
    return Promise.resolve({
      record: `article:${id}`,
      change: async (tx) => {
        await mustBeAllowed(tx, id, row)
        await articleSubject.apply(tx, { id, from: null, to: row, now })
        const { changes } = await recordChange(tx, articleSubject, { id, before: null, after: row, staffId, now })
        return { answer: await writtenOf(tx, id), changes }
      },
    })
  },

  edit: ({ now, staff: { staffId }, params: { articleId }, body }) =>
    Promise.resolve({
      record: `article:${articleId}`,
      standing: (tx) => standingArticle(tx, articleId, body.edited),
      change: async (tx) => {
        const changes = await edit(tx, articleId, { ...body, staffId, now })
        return { answer: await writtenOf(tx, articleId), changes }
      },
    }),

  publish: (given) => Promise.resolve(shown(given, true)),
  withdraw: (given) => Promise.resolve(shown(given, false)),
})

type By = { staffId: string; now: Date }

const pathOf = (articleId: string) => shopAddress('article', { articleId })

async function standingArticle(tx: Transaction, id: string, edited: Partial<ArticleFields> = {}): Promise<Standing> {
  const present = await lockedArticle(tx, id)
  return { facts: present, fields: inConflict(articleSubject, { id, present, edited }) }
}

/** The day that readers are told is part of the change. */
async function edit(tx: Transaction, id: string, { edited, ...by }: By & { edited: ArticleFields }) {
  const present = await writtenOf(tx, id)
  const { from, to } = differing<ArticleFields>(present, edited)
  if (Object.keys(to).length === 0) throw new HttpError(400, 'UNCHANGED', '没有改动')
  await mustBeAllowed(tx, id, to)
  const day = differing({ updatedOn: present.updatedOn }, { updatedOn: shopDate(by.now) })
  const [before, after] = [
    { ...from, ...day.from },
    { ...to, ...day.to },
  ]
  await articleSubject.apply(tx, { id, from: before, to: after, now: by.now })
  return (await recordChange(tx, articleSubject, { id, before, after, ...by })).changes
}

type Given = { now: Date; staff: { staffId: string }; params: { articleId: string } }

/** Shows an article or takes it back from shoppers; one that stands so already says who was quicker by its state. */
const shown = ({ now, staff: { staffId }, params: { articleId: id } }: Given, isPublished: boolean) => ({
  record: `article:${id}`,
  standing: (tx: Transaction) => standingArticle(tx, id),
  change: async (tx: Transaction) => {
    await writtenOf(tx, id)
    if (isPublished) await mustBeAllowed(tx, id, {})
    const [before, after] = [{ isPublished: !isPublished }, { isPublished }]
    if (!(await articleSubject.apply(tx, { id, from: before, to: after, now })))
      throw new HttpError(409, 'CHANGED_SINCE', isPublished ? '这篇文章已经发布了' : '这篇文章已经撤下了')
    const { changes } = await recordChange(tx, articleSubject, { id, before, after, staffId, now })
    return { answer: await writtenOf(tx, id), changes }
  },
})

const headOf = (row: ArticleRow): ArticleHead => ({
  articleId: row.articleId,
  version: versionOf(row),
  title: row.title,
  topic: row.topic,
  topicName: topicName(row.topic),
  author: row.author,
  updatedOn: row.updatedOn,
  isPublished: row.isPublished,
})

async function writtenOf(db: Querying, articleId: string): Promise<WrittenArticle> {
  const [row] = await db.select().from(articles).where(eq(articles.articleId, articleId))
  if (!row) throw notFound('这篇文章')
  return { ...headOf(row), ...row, path: pathOf(articleId), isOnHome: await isOnHome(db, articleId) }
}

/** Whether one of home's cards leads to it. */
async function isOnHome(db: Querying, articleId: string): Promise<boolean> {
  const [found] = await db
    .select({ key: settings.key })
    .from(settings)
    .where(and(eq(settings.key, 'mallConfig'), sql`strpos(${settings.value} ->> 'commonResource3', ${`"${pathOf(articleId)}"`}::text) > 0`))
  return found !== undefined
}
