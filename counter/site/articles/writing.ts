import type { ArticleFields } from '../../contract/article'

export const EMPTY: ArticleFields = { title: '', topic: '', summary: '', author: '', authorTitle: '', text: '', sources: [] }

/** Of an article what is written of it. */
export const writtenOf = ({ title, topic, summary, author, authorTitle, text, sources }: ArticleFields): ArticleFields => ({
  title,
  topic,
  summary,
  author,
  authorTitle,
  text,
  sources: [...sources],
})

/** A source a line. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
