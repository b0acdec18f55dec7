import { serviceOrder } from '../../../src/contract/serviceOrder'
import { implement } from '../../kernel/implement'
import { hideService, listServices, serviceDetail } from './serviceOrders'

export const serviceOrderHandlers = implement(serviceOrder, {
  list: ({ db, providers: { fileKeys: ring }, memberId, query, now }) => listServices({ db, ring, now }, { memberId, ...query }),
  detail: ({ db, providers: { fileKeys: ring, bank }, memberId, params: { id }, now }) =>
    serviceDetail({ db, ring, bank, now }, { memberId, id }),
  hide: async ({ transaction, memberId, params: { id }, now }) => {
    await transaction((tx) => hideService(tx, { memberId, id, now }))
    return { done: true as const }
  },
})
