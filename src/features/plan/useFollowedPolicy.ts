import { useEffect, useState } from 'react'
import { ApiError } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { plan, type Policy, type PolicyState } from '@/contract/plan'
import { SECOND } from '@/lib/duration'
import { dueOf } from './instalments'

/** Insurer and bank answer within moments. */
const LOOK = 4 * SECOND
/** What moves on without the member. */
const MOVING: readonly PolicyState[] = ['underwriting', 'toPay', 'issuing', 'cancelling']

/** Whether insurer or bank may move it: an instalment that is to be paid may have been, a moment ago. */
const isMoving = (policy: Policy) => MOVING.includes(policy.state) || dueOf(policy) !== undefined

/** A policy that is followed: read anew while insurer or bank may move it, and at once what a write answered. */
export function useFollowedPolicy(policyId: string | undefined) {
  const [follows, setFollows] = useState(false)
  const [told, setTold] = useState<{ policy: Policy; at: number }>()
  const read = useRead(
    plan.policy,
    { params: { policyId: policyId ?? '' } },
    { enabled: policyId !== undefined, staleTime: 0, ...(follows && { refetchInterval: LOOK }) },
  )
  const policy = told?.policy.policyId === policyId && told !== undefined && told.at > read.at ? told.policy : read.data
  const moves = policy !== undefined && isMoving(policy)
  useEffect(() => setFollows(moves), [moves])
  return { read, policy, tell: (answered: Policy) => setTold({ policy: answered, at: Date.now() }) }
}

/** What a write on a policy answers; refused because the policy stands otherwise by now, it is read anew. */
export async function answered<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) void refetch(plan.policy, plan.filling, plan.rights, plan.list)
    throw error
  }
}
