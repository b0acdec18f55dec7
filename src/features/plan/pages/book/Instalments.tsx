import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Instalment, Policy } from '@/contract/plan'
import { shortYuan, yuan } from '@/lib/money'
import { Section } from '@/ui/card/Section'
import { cx } from '@/ui/element/cx'
import { Button } from '@/ui/press/Button'
import { Tag } from '@/ui/text/Tag'
import { familyOf } from '../../families'
import { isDue, meaningOf, stateTag, unfolded } from '../../instalments'

/** The instalments of a policy: which are paid and which are to be, until when, and the way to the cashier. Nothing of one that was paid at once. */
export function Instalments({ of }: { of: Policy }) {
  const { instalments, policyNumber } = of
  const [isWhole, setWhole] = useState(false)
  // Before it is issued its days are not known.
  if (instalments.length === 0 || policyNumber === null) return null
  const few = unfolded(instalments)
  const paid = instalments.filter(({ state }) => state === 'paid').length
  return (
    <Section title="交费" more={`已交 ${paid} 期，共 ${instalments.length} 期`}>
      {(isWhole ? instalments : few).map((one) => (
        <Row key={one.number} of={one} policy={of} />
      ))}
      {few.length < instalments.length && (
        <Button block kind="text" onPress={() => setWhole(!isWhole)}>
          {isWhole ? '收起' : `查看全部 ${instalments.length} 期`}
        </Button>
      )}
    </Section>
  )
}

function Row({ of, policy }: { of: Instalment; policy: Policy }) {
  const { policyId, plan } = policy
  const { number, amount, adds, state } = of
  const isPayable = isDue(of)
  return (
    <View className="plan__line">
      <View className="row wrap justify-between gap-8">
        <View className="row gap-8 text-16 color-title">
          第 {number} 期<Tag kind={isPayable ? 'rx' : state === 'paid' ? 'clinic' : 'plain'}>{stateTag(state, amount)}</Tag>
        </View>
        {amount > 0 && <View className="text-16 weight-medium color-title num">¥{yuan(amount)}</View>}
      </View>
      {adds > 0 && state !== 'waived' && state !== 'ended' && (
        <View className="text-14 color-body margin-top-4">增加额度 ¥{shortYuan(adds)}</View>
      )}
      <View className={cx('text-14 margin-top-2', state === 'missed' ? 'color-rx' : 'color-secondary')}>{meaningOf(of, policy)}</View>
      {isPayable && (
        <View className="margin-top-8">
          <Button
            size="m"
            label={`第 ${number} 期，${wordOf(state)} ¥${yuan(amount)}`}
            onPress={() => familyOf(plan).places.pay(policyId, of.instalmentId).open()}
          >
            {wordOf(state)} ¥{yuan(amount)}
          </Button>
          <View className="text-13 color-secondary margin-top-4">刚付过款的，稍等几秒会自动更新</View>
        </View>
      )}
    </View>
  )
}

const wordOf = (state: Instalment['state']) => (state === 'missed' ? '补交' : '去交费')
