import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Health articles. Of a shopper they hold nothing. */
export const articles = pgTable(
  'articles',
  {
    articleId: text('article_id').primaryKey(),
    title: text('title').notNull(),
    /** A row of `topics.ts`. */
    topic: text('topic').notNull(),
    summary: text('summary').notNull(),
    author: text('author').notNull(),
    authorTitle: text('author_title').notNull(),
    /** Sections, each under a line `## 标题`, its paragraphs apart by an empty line. */
    text: text('text').notNull(),
    sources: jsonb('sources').$type<string[]>().notNull(),
    /** The day in the shop's time on which what is read was last changed. */
    updatedOn: text('updated_on').notNull(),
    /** Whether shoppers see it. */
    isPublished: boolean('is_published').notNull(),
  },
  (t) => [index('articles_newest').on(t.updatedOn, t.articleId)],
)
