import { need } from '../../../counter/contract/need'
import { implementWork } from '../../kernel/work/implementWork'
import { needDetail, pageOfNeeds } from './pageOfNeeds'
import { readNeed } from './readNeed'
import { scoreOf } from './score'

export const needWorkHandlers = implementWork(need, {
  list: ({ db, query }) => pageOfNeeds(db, query),
  one: ({ db, params: { name } }) => needDetail(db, name),

  /** Reckoned before the kernel opens its transaction: nothing waits for it. */
  score: async ({ db, body: { name, edited } }) => {
    const answer = await scoreOf(db, name, await readNeed(db, name, edited))
    return { record: `needScore:${name}`, change: () => Promise.resolve({ answer }) }
  },
})
