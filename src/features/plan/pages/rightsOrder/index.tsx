import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { ApiError, isUnknown } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { plan } from '@/contract/plan'
import { OTC_NOTICE } from '@/domain/product/statutory'
import { LimitBar } from '@/domain/insurance/LimitBar'
import { RX_WARNING } from '@/lib/rxWarning'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Notice } from '@/ui/card/Notice'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { useFamily } from '../../families'
import { OfFamily } from '../../OfFamily'
import { insuredText, limitLabel, planName } from '../../words'
import { Register } from './Register'
import { RightCard } from './RightCard'
import '../../plan.scss'

/** Routes `tafRightsOrder` and `innovationRightsOrder`: what a policy pays for, and an order of it; before the first one who is insured agrees to how it works. */
export default function RightsOrderPage() {
  return (
    <OfFamily>
      <RightsOrder />
    </OfFamily>
  )
}

function RightsOrder() {
  const { policyId = '' } = useParams('tafRightsOrder')
  const { book, sending } = useFamily().places
  const read = useRead(plan.rights, { params: { policyId } }, { staleTime: 0 })
  useDidShow(() => {
    if (read.at > 0) void refetch(plan.rights)
  })
  if (read.data === undefined && (isUnknown(read.error) || isNotIssued(read.error)))
    return (
      <Screen>
        <Empty
          page
          picture="notFound"
          title={isNotIssued(read.error) ? '保单还没有生成' : '没有找到这份保单'}
          text={isNotIssued(read.error) ? '出单以后才有用药权益，可以先看看进展' : '可能是用其他账号投保的'}
        >
          <Button onPress={() => book(isNotIssued(read.error) ? policyId : undefined).replace()}>
            {isNotIssued(read.error) ? '看进展' : '查看我的保单'}
          </Button>
        </Empty>
      </Screen>
    )
  if (read.data && read.data.registers.length > 0) return <Register of={read.data} />
  return (
    <Screen
      tint="sky"
      navRight={
        <Press className="text-14 color-body q-hit justify-end nowrap" onPress={() => sending().open()}>
          配送进展
        </Press>
      }
    >
      <View className="stack padding-gutter padding-bottom-32 margin-top-4">
        <Loaded
          of={read}
          skeleton={1}
          empty={({ results }) => results.length === 0}
          emptyView={
            <Empty page picture="orders" title="清单里还没有药品" text="有了以后在这里选，也可以问客服">
              <Button onPress={() => go('kf')}>联系客服</Button>
            </Empty>
          }
        >
          {({ policy, results }) => (
            <>
              <View className="q-card">
                <View className="text-16 weight-bold color-title">{planName(policy.plan)}</View>
                <View className="text-14 color-body margin-top-2">{insuredText(policy)}</View>
                {policy.limit && (
                  <View className="margin-top-12">
                    <LimitBar limit={policy.limit} whole={limitLabel(policy.plan)} />
                  </View>
                )}
              </View>
              <Notice kind="amber">{RX_WARNING}</Notice>
              {results.map((right) => (
                <RightCard key={right.card.productCode} policyId={policyId} of={right} />
              ))}
              <View className="text-12 color-secondary text-center">{OTC_NOTICE}</View>
            </>
          )}
        </Loaded>
      </View>
    </Screen>
  )
}

const isNotIssued = (error: unknown) => error instanceof ApiError && error.code === 'NOT_ISSUED'
