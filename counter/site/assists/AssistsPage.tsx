import { assist } from '../../contract/assist'
import { useAsk } from '../client/useAsk'
import { RewardsPage } from '../rewards/RewardsPage'
import { useRewardQuery } from '../rewards/useRewardQuery'
import { ASSIST_REWARDS } from './assistRewards'

/** Assists whose reward a rule stopped. */
export function AssistsPage() {
  const query = useRewardQuery()
  return <RewardsPage kind={ASSIST_REWARDS} query={query} read={useAsk(assist.list, { query })} />
}
