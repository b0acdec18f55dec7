import { useDidShow } from '@tarojs/taro'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { plan } from '@/contract/plan'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { useFamily } from '../../families'
import { PolicyRow } from '../../PolicyRow'

/** The member's policies and applications of every family, the newest first. */
export function OwnPolicies() {
  const { places } = useFamily()
  const own = useRead(plan.policies, {}, { staleTime: 0 })
  useDidShow(() => {
    if (own.at > 0) void refetch(plan.policies)
  })
  return (
    <Loaded
      of={own}
      empty={({ results }) => results.length === 0}
      emptyView={
        <Empty picture="orders" title="还没有保单" text="投保后，保单和权益都在这里">
          <Button onPress={() => places.cover().open()}>看保障计划</Button>
        </Empty>
      }
    >
      {({ results }) => (
        <>
          {results.map((one) => (
            <PolicyRow key={one.policyId} of={one} />
          ))}
        </>
      )}
    </Loaded>
  )
}
