import { landing } from '../../../counter/contract/landing'
import { implementWork } from '../../kernel/work/implementWork'
import { counterLanding, counterLandings } from './counterLandings'

export const landingWorkHandlers = implementWork(landing, {
  list: ({ db, now, query }) => counterLandings(db, query, now),
  one: ({ db, now, params: { landingId } }) => counterLanding(db, landingId, now),
})
