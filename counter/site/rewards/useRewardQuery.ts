import { RewardQuery } from '../../contract/rewardReview'
import { useWords } from '../client/address'

/** Which part and page the address asks for. */
export function useRewardQuery() {
  const [words] = useWords()
  const read = RewardQuery.safeParse(words)
  return read.success ? read.data : RewardQuery.parse({})
}
