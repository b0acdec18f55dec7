import { useEffect, useState } from 'react'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { plan, type Policy } from '@/contract/plan'
import { useFollowedPolicy } from '../../useFollowedPolicy'

/** The application for a plan that is under way, followed to its end: also when it is declined, paid or closed while it is looked at. */
export function useApplication(planId: string) {
  const filling = useRead(plan.filling, { params: { planId } }, { staleTime: 0 })
  const [policyId, follow] = useState<string>()
  const found = filling.data?.policy?.policyId
  useEffect(() => {
    if (found !== undefined) follow(found)
  }, [found])
  const followed = useFollowedPolicy(policyId)
  return {
    filling,
    policy: followed.policy ?? filling.data?.policy ?? undefined,
    tell: (policy: Policy) => {
      follow(policy.policyId)
      followed.tell(policy)
    },
    /** Another one is begun. */
    restart: async () => {
      await refetch(plan.filling)
      follow(undefined)
    },
  }
}
