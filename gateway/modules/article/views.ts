import type { Article, ArticleCard } from '../../../src/contract/article'
import type { articles } from './schema'
import { sectionsOf } from '../document/readDocument'
import { topicName } from './topics'

/** Characters an elderly reader reads in a minute. */
const CHARACTERS_A_MINUTE = 300

export type ArticleRow = typeof articles.$inferSelect

export const cardOf = ({ articleId, title, topic, summary, author, authorTitle, text }: ArticleRow): ArticleCard => ({
  articleId,
  title,
  topic,
  topicName: topicName(topic),
  summary,
  author,
  authorTitle,
  minutes: Math.max(1, Math.round(text.length / CHARACTERS_A_MINUTE)),
})

export const articleOf = (row: ArticleRow, related: ArticleRow[]): Article => ({
  ...cardOf(row),
  updatedOn: row.updatedOn,
  sections: sectionsOf(row.text),
  sources: row.sources,
  related: related.map(cardOf),
})
