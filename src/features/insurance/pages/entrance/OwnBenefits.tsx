import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { insurance, type InsuranceBenefit } from '@/contract/insurance'
import { LimitBar } from '@/domain/insurance/LimitBar'
import { go } from '@/routes/go'
import { confirm } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/press/Button'
import { Loaded } from '@/ui/state/Loaded'
import { Tag } from '@/ui/text/Tag'
import { periodText, stateText } from '../../words'

/** The member's policies; nothing while he has none. */
export function OwnBenefits() {
  const own = useRead(insurance.mine, {}, { staleTime: 0 })
  return (
    <Loaded of={own} skeleton={2} empty={({ results }) => results.length === 0}>
      {({ results }) => (
        <>
          {results.map((one) => (
            <Benefit key={one.benefitId} of={one} />
          ))}
        </>
      )}
    </Loaded>
  )
}

function Benefit({ of: one }: { of: InsuranceBenefit }) {
  const { benefitId, planName, insurer, insuredName, state, limit, isSoldHere } = one
  const letGo = async () => {
    const sure = await confirm({
      title: `解绑${insuredName}的${planName}？`,
      text: '解绑后这里不能再用，今年剩下的额度不变，可以再绑定',
      yes: '解绑',
    })
    if (!sure) return
    await write(insurance.unbind, { params: { benefitId } })
    toast('已解绑')
  }
  return (
    <View className="q-card">
      <View className="row wrap justify-between gap-8">
        <View className="text-18 weight-bold color-title">
          {insuredName}的{planName}
        </View>
        <Tag kind="plain">{stateText(one)}</Tag>
      </View>
      <View className="text-13 color-secondary margin-top-2">{insurer}</View>
      <View className="text-13 color-secondary margin-top-2">{periodText(one)}</View>
      <View className="margin-top-12">
        <LimitBar limit={limit} />
      </View>
      <View className="row gap-8 wrap margin-top-12">
        {state === 'running' && !isSoldHere && (
          <Button size="m" label={`用${insuredName}的${planName}买药`} onPress={() => go('insuranceSection', { benefitId })}>
            去买药
          </Button>
        )}
        {isSoldHere ? (
          <Button size="m" label={`看${insuredName}的${planName}的保单与用药权益`} onPress={() => go('tafBook')}>
            保单与用药权益
          </Button>
        ) : (
          <Button size="m" kind="text" label={`解绑${insuredName}的${planName}`} onPress={letGo}>
            解绑
          </Button>
        )}
      </View>
    </View>
  )
}
