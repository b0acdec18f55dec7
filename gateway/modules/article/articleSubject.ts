import { eq, inArray } from 'drizzle-orm'
import { ArticleAhead, ArticleFields, NEW_ARTICLE } from '../../../counter/contract/article'
import { shopDate } from '../../../src/lib/time'
import type { Querying, Transaction } from '../../db/open'
import { articles } from './schema'
import { HttpError, notFound } from '../../kernel/httpError'
import { partOf } from '../../kernel/mount'
import { differing, putRow } from '../../kernel/replaceFields'
import { inConflict } from '../change/inConflict'
import { changeSubject, type ChangeSubject } from '../change/subject'
import { articleProblem } from './articleProblem'
import { topicName } from './topics'
import type { ArticleRow } from './views'

type Fields = Partial<ArticleRow>

/** As operators edit it: whole articles where one is written, else the fields that change. Their text is told line by line. */
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
    return new Map(rows.map((row) => [row.articleId, row.title]))
  },
  mayStand: async (db, { id, to }) => {
    const words = to as Fields | null
    if (words !== null && words.isPublished !== false) await mustBeAllowed(db, id, words)
  },
  apply: (tx, { id, from, to }) =>
    putRow(tx, articles, { row: eq(articles.articleId, id), key: { articleId: id }, from: from as Fields | null, to: to as Fields | null }),
  ahead: {
    read: (_db, id, typed) => Promise.resolve(id === NEW_ARTICLE ? written(typed) : partOf(ArticleAhead, typed, 'edited')),
    isUnwritten: (id) => id === NEW_ARTICLE,
    standing: async (tx, id, edited, coming = []) => {
      if (id === NEW_ARTICLE) return { facts: null, from: null, to: edited }
      const own = edited as ArticleAhead
      const present = await lockedArticle(tx, id)
      return {
        facts: present,
        fields: inConflict(articleSubject, { id, present, edited: own }),
        ...differing<Fields>(Object.assign({}, present, ...coming) as Fields, own),
      }
    },
  },
})

/** A whole article that nobody has written yet, as shoppers would read it today. */
const written = (typed: unknown): Fields => ({
  ...(partOf(ArticleFields, typed, 'edited') as ArticleFields),
  updatedOn: shopDate(new Date()),
  isPublished: true,
})

/** An article, its row locked. */
export async function lockedArticle(tx: Transaction, articleId: string): Promise<ArticleRow> {
  const [present] = await tx.select().from(articles).where(eq(articles.articleId, articleId)).for('update')
  if (!present) throw notFound('这篇文章')
  return present
}

/** Refuses what may not be published, beside its field. Words that are not changed are those that stand there. */
export async function mustBeAllowed(db: Querying, articleId: string, words: Fields): Promise<void> {
  const [present] = await db.select().from(articles).where(eq(articles.articleId, articleId))
  const problem = await articleProblem(db, { ...present, ...words } as ArticleRow)
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
