import { and, desc, ilike, or, type SQL } from 'drizzle-orm'
import { escapeLike } from '../../lib/escapeLike'
import { articles } from './schema'

const { title, summary, text } = articles

const wordsOf = (keyword: string | undefined) => (keyword ?? '').split(/\s+/).filter((word) => word !== '')
const anywhere = (word: string) => `%${escapeLike(word)}%`

/** Articles with all these words, wherever they stand; all of them without words. */
export const hasWords = (keyword: string | undefined): SQL | undefined =>
  and(...wordsOf(keyword).map((word) => or(...[title, summary, text].map((column) => ilike(column, anywhere(word))))))

/** The newest first; before them those whose title has the first of the words. */
export function newestFirst(keyword?: string): SQL[] {
  const [word] = wordsOf(keyword)
  return [...(word === undefined ? [] : [desc(ilike(title, anywhere(word)))]), desc(articles.updatedOn), desc(articles.articleId)]
}
