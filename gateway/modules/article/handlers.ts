import { article } from '../../../src/contract/article'
import { implement } from '../../kernel/implement'
import { ownOrder } from '../order/ownOrder'
import { pageOfArticles, publishedArticle, usedTopics } from './publishedArticles'
import { articlesToRead } from './toRead'

export const articleHandlers = implement(article, {
  list: ({ db, query }) => pageOfArticles(db, query),
  topics: async ({ db }) => ({ results: await usedTopics(db) }),
  one: ({ db, params: { articleId } }) => publishedArticle(db, articleId),

  toRead: async ({ db, memberId, params }) => {
    const { orderCode } = await ownOrder(db, { memberId, ...params })
    return { results: await articlesToRead(db, orderCode) }
  },
})
