import { invitation } from '../../contract/invitation'
import { useAsk } from '../client/useAsk'
import { RewardsPage } from '../rewards/RewardsPage'
import { useRewardQuery } from '../rewards/useRewardQuery'
import { INVITATION_REWARDS } from './invitationRewards'

/** Invitations whose reward a rule stopped. */
export function InvitationsPage() {
  const query = useRewardQuery()
  return <RewardsPage kind={INVITATION_REWARDS} query={query} read={useAsk(invitation.list, { query })} />
}
