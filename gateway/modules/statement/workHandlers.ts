import { statement } from '../../../counter/contract/statement'
import { implementWork } from '../../kernel/work/implementWork'
import { statementOf, statementSheet } from './statementOf'

export const statementWorkHandlers = implementWork(statement, {
  sums: ({ db, query }) => statementOf(db, query),
  export: async ({ db, query }) => ({ name: `对账单-${query.from}-${query.to}.csv`, csv: await statementSheet(db, query) }),
})
