import { article } from '../../../counter/contract/article'
import { implementWork } from '../../kernel/work/implementWork'
import { articleDetail, listArticles } from './counterArticles'

export const articleWorkHandlers = implementWork(article, {
  list: ({ db, query }) => listArticles(db, query),
  one: ({ db, params: { articleId } }) => articleDetail(db, articleId),
})
