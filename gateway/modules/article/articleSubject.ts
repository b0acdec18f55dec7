import { eq, inArray } from 'drizzle-orm'
import { ArticleAhead, isCheckedArticle, NewArticle } from '../../../counter/contract/article'
import { Id } from '../../../src/contract/fields'
import { shopDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { articles } from './schema'
import { HttpError } from '../../lib/httpError'
import { partOf } from '../../kernel/mount'
import { differing, putRow } from '../../kernel/replaceFields'
import { shopAddress } from '../../kernel/shopAddress'
import { inConflict } from '../change/inConflict'
import { changeSubject, type Applying, type ChangeSubject } from '../change/subject'
import { articleProblem } from './articleProblem'
import { topicName } from './topics'
import type { ArticleRow } from './views'

type Fields = Partial<ArticleRow>

/** The shop's page that shows it. */
export const articlePath = (articleId: string) => shopAddress('article', { articleId })

/** As operators edit it, as revisions: the fields that change, or all of one that nobody has published. Its text is told line by line. */
export const articleSubject: ChangeSubject = changeSubject({
  subject: 'article',
  title: '科普文章',
  textOf: (_id, value) => linesOf(value as Fields).join('\n'),
  labelsOf: async (db, ids) => {
    const { articleId, title } = articles
    const rows = await db
      .select({ articleId, title })
      .from(articles)
      .where(inArray(articleId, [...ids]))
    return new Map([...ids.map((id) => [id, '没有上线的文章'] as const), ...rows.map((row) => [row.articleId, row.title] as const)])
  },
  mayStand: async (db, { id, to }) => {
    const words = to as Fields | null
    if (words !== null && words.isPublished !== false) await mustBeAllowed(db, id, words)
  },
  apply: (tx, { id, from, to }) =>
    putRow(tx, articles, { row: eq(articles.articleId, id), key: { articleId: id }, from: from as Fields | null, to: to as Fields | null }),
  ahead: {
    read: (_db, id, typed) => {
      partOf(Id, id, 'articleId')
      return Promise.resolve(partOf(ArticleAhead, typed, 'edited'))
    },
    standing: async (tx, id, edited, coming = []) => {
      const own = ordered(edited as ArticleAhead)
      const present = await lockedArticle(tx, id)
      const base = coming.reduce<Fields | null>((was, one) => ({ ...was, ...(one as Fields) }), present ?? null)
      if (base === null && !isWhole(own)) throw new HttpError(409, 'NOT_PUBLISHED', '这篇文章还没有上线，不能只改其中几处')
      return {
        facts: articleFacts(present),
        fields: present ? inConflict(articleSubject, { id, present, edited: own }) : [],
        ...(base ? differing<Fields>(base, own) : { from: null, to: own }),
      }
    },
    stamp: dated,
    // What nobody reads yet, or any more, is looked at as if it were published.
    lookedAt: (edited) => ({ isPublished: true, ...(edited as ArticleAhead) }),
    check: { isNeeded: (edited) => isCheckedArticle(edited as ArticleAhead), pathOf: articlePath },
  },
})

/** What the version of an article is made of; null of one that nobody has published. */
export const articleFacts = (row: ArticleRow | undefined) => row ?? null

export async function articleBy(db: Querying, articleId: string): Promise<ArticleRow | undefined> {
  const [found] = await db.select().from(articles).where(eq(articles.articleId, articleId))
  return found
}

/** An article, its row locked; undefined where nobody has published it. */
async function lockedArticle(tx: Transaction, articleId: string): Promise<ArticleRow | undefined> {
  const [present] = await tx.select().from(articles).where(eq(articles.articleId, articleId)).for('update')
  return present
}

const NAMES = Object.keys(NewArticle.shape) as Array<keyof NewArticle>
/** Its fields in the order in which they are read: a revision keeps them in another. */
const ordered = (edited: ArticleAhead): ArticleAhead =>
  Object.fromEntries(NAMES.flatMap((name) => (name in edited ? [[name, edited[name]]] : [])))

const isWhole = (edited: ArticleAhead) => NAMES.every((name) => name in edited)

/** The day in the shop's time on which readers get it. Withdrawn, or written while nobody reads it, an article keeps the day it had. */
async function dated(tx: Transaction, { id, from, to, now }: Applying): Promise<Pick<Applying, 'from' | 'to'>> {
  const after = to as Fields
  const updatedOn = shopDate(now)
  const present = await lockedArticle(tx, id)
  if (from === null || !present) return { from, to: { ...after, updatedOn } }
  const isRead = after.isPublished ?? present.isPublished
  if (!isRead || present.updatedOn === updatedOn) return { from, to }
  return { from: { ...from, updatedOn: present.updatedOn }, to: { ...after, updatedOn } }
}

/** Refuses what may not be published, beside its field. Words that are not changed are those that stand there. */
async function mustBeAllowed(db: Querying, articleId: string, words: Fields): Promise<void> {
  const problem = await articleProblem(db, { ...(await articleBy(db, articleId)), ...words })
  if (problem) throw new HttpError(400, 'ARTICLE_PROBLEM', problem.message, { field: problem.field })
}

function linesOf({ title, topic, summary, author, authorTitle, text, sources, isPublished }: Fields): string[] {
  const said = (name: string, value: string | undefined) => (value === undefined ? [] : [`${name}：${value}`])
  return [
    ...said('标题', title),
    ...said('话题', topic && topicName(topic)),
    ...said('提要', summary),
    ...said('作者', author),
    ...said('职称', authorTitle),
    ...(text ?? '').split('\n').filter((part) => part !== ''),
    ...(sources ?? []).map((source) => `参考资料：${source}`),
    ...said('顾客', isPublished === undefined ? undefined : isPublished ? '看得到' : '看不到'),
  ]
}
