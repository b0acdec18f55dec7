import { topList } from '../../../src/contract/topList'
import { implement } from '../../kernel/implement'
import { topListOf } from './views'

export const topListHandlers = implement(topList, {
  list: ({ db, now, query: { period, categoryId } }) => topListOf(db, { period, categoryId, now }),
})
