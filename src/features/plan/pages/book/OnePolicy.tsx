import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { isUnknown } from '@/api/errors'
import { refetch } from '@/api/queries'
import { plan, type Policy } from '@/contract/plan'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { useFamily } from '../../families'
import { dueOf } from '../../instalments'
import { useFollowedPolicy } from '../../useFollowedPolicy'
import { CancelSheet } from './CancelSheet'
import { Head } from './Head'
import { Instalments } from './Instalments'
import { openPolicy } from './openPolicy'
import { PolicyBar } from './PolicyBar'
import { PolicyPaper } from './PolicyPaper'

/** One policy from its application on: how it stands, the document itself, and what can be done. */
export function OnePolicy({ policyId }: { policyId: string }) {
  const { read, policy, tell } = useFollowedPolicy(policyId)
  const [isCancelling, setCancelling] = useState(false)
  useDidShow(() => {
    if (read.at > 0) void refetch(plan.policy)
  })
  if (policy === undefined && isUnknown(read.error)) return <NoSuchPolicy />
  return (
    <Screen tint="sky" bottomBar={policy && <PolicyBar of={policy} />}>
      <Loaded of={{ ...read, data: policy }} skeleton={1}>
        {(of) => (
          <View className="stack padding-gutter padding-bottom-32 margin-top-4">
            <Head of={of} at={read.at} />
            <Instalments of={of} />
            <PolicyPaper of={of} />
            <Folded of={of} />
            {of.refund && (
              <Button kind="text" onPress={() => setCancelling(true)}>
                退保
              </Button>
            )}
            {of.refund && <CancelSheet open={isCancelling} onClose={() => setCancelling(false)} of={of} refund={of.refund} onTold={tell} />}
          </View>
        )}
      </Loaded>
    </Screen>
  )
}

/** What the bar has no room for while something is to be paid. */
const Folded = ({ of }: { of: Policy }) =>
  dueOf(of) && (
    <Button kind="text" onPress={() => openPolicy(of.policyId)}>
      打开保单
    </Button>
  )

/** Of another account, or an address that was cut. */
function NoSuchPolicy() {
  const { book } = useFamily().places
  return (
    <Screen>
      <Empty page picture="notFound" title="没有找到这份保单" text="可能是用其他账号投保的">
        <Button onPress={() => book().replace()}>查看我的保单</Button>
      </Empty>
    </Screen>
  )
}
