import { View } from '@tarojs/components'
import { useState } from 'react'
import { useRead } from '@/api/useRead'
import { registration, REGISTRATION_DAYS } from '@/contract/registration'
import { useMallConfig } from '@/domain/mallConfig/useMallConfig'
import { shopTimeOfYear } from '@/lib/time'
import { openLogin } from '@/platform/login'
import { go } from '@/routes/go'
import { Notice } from '@/ui/card/Notice'
import { Section } from '@/ui/card/Section'
import { Button } from '@/ui/press/Button'
import { Loaded } from '@/ui/state/Loaded'
import { registeredWords } from '../../registeredWords'
import { OwnForm } from './OwnForm'
import { VisitorForm } from './VisitorForm'

export type NeedProps = { productCode: string; code: string | undefined; onDone: (expectedBefore: string) => void }
type Props = Omit<NeedProps, 'onDone'> & { isMember: boolean }

/** The need, registered with a phone: a visitor proves it by a code, a member is called on the account's. */
export function Need({ isMember, ...needed }: Props) {
  const { callbackAvailable } = useMallConfig()
  const [expectedBefore, setExpectedBefore] = useState<string>()
  if (expectedBefore !== undefined) return <Done expectedBefore={expectedBefore} isMember={isMember} />
  if (!callbackAvailable)
    return (
      <Notice kind="info" action="问药师" onAction={() => go('pharmacist')}>
        现在不提供药师回电，可以在线问药师
      </Notice>
    )
  return (
    <Section title="请药师给您回电">
      {isMember ? <Member {...needed} onDone={setExpectedBefore} /> : <VisitorForm {...needed} onDone={setExpectedBefore} />}
    </Section>
  )
}

/** One that waits already stays the only one. */
function Member(needed: NeedProps) {
  const own = useRead(registration.list, {}, { staleTime: 0 })
  return (
    <Loaded of={own} skeleton={2}>
      {({ phoneNum, results }) => {
        const waiting = results.find(({ productCode, state }) => productCode === needed.productCode && state === 'waiting')
        return waiting ? (
          <>
            <View className="text-14 color-body">您已登记，{registeredWords(waiting)}</View>
            <View className="margin-top-12">
              <Button block kind="soft" onPress={() => go('visitor')}>
                查看我的登记
              </Button>
            </View>
          </>
        ) : (
          <OwnForm {...needed} phoneNum={phoneNum} />
        )
      }}
    </Loaded>
  )
}

const Done = ({ expectedBefore, isMember }: { expectedBefore: string; isMember: boolean }) => (
  <Section title="登记好了">
    <View className="text-16 color-title">药师会在 {shopTimeOfYear(expectedBefore)} 前给您回电，请留意来电。</View>
    <View className="text-14 color-secondary margin-top-8">
      {isMember
        ? '进度在“用药需求登记”里，药师打不通时也会给您发消息。'
        : `用这个手机号登录，可以看进度和撤回。不登录的话，登记 ${REGISTRATION_DAYS} 天后自动删除。`}
    </View>
    <View className="margin-top-12">
      {isMember ? (
        <Button block kind="soft" onPress={() => go('visitor')}>
          查看我的登记
        </Button>
      ) : (
        <Button block kind="soft" onPress={openLogin}>
          登录查看进度
        </Button>
      )}
    </View>
  </Section>
)
