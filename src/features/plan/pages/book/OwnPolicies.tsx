import { useDidShow } from '@tarojs/taro'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { plan } from '@/contract/plan'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { isOf, useFamily } from '../../families'
import { PolicyRow } from '../../PolicyRow'

/** The member's policies and applications of a family, the newest first. */
export function OwnPolicies() {
  const family = useFamily()
  const own = useRead(plan.policies, {}, { staleTime: 0 })
  useDidShow(() => {
    if (own.at > 0) void refetch(plan.policies)
  })
  return (
    <Loaded
      of={own}
      empty={({ results }) => !results.some((one) => isOf(family, one))}
      emptyView={
        <Empty picture="orders" title="还没有保单" text="投保后，保单和用药权益都在这里">
          <Button onPress={() => go(family.cover)}>看保障计划</Button>
        </Empty>
      }
    >
      {({ results }) => <>{results.map((one) => isOf(family, one) && <PolicyRow key={one.policyId} of={one} />)}</>}
    </Loaded>
  )
}
