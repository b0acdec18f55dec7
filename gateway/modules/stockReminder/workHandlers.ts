import { stockReminder } from '../../../counter/contract/stockReminder'
import { implementWork } from '../../kernel/work/implementWork'
import { awaitedSkus } from './awaitedSkus'

export const stockReminderWorkHandlers = implementWork(stockReminder, {
  list: ({ db, query }) => awaitedSkus(db, query),
})
