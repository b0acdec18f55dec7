import { find } from '../../../counter/contract/find'
import { implementWork } from '../../kernel/work/implementWork'
import { found } from './found'

export const findWorkHandlers = implementWork(find, {
  records: async ({ db, providers: { fileKeys: ring }, now, staff: { roles }, query: { words } }) => ({
    results: await found({ db, ring, now, roles, words }),
  }),
})
