import { View } from '@tarojs/components'
import type { Policy } from '@/contract/plan'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { Tag } from '@/ui/text/Tag'
import { familyOf } from './families'
import { dueOf, dueText } from './instalments'
import { insuredText, periodText, planName, policyWord } from './words'

/** A policy or an application in a list, and the way to it. */
export function PolicyRow({ of }: { of: Policy }) {
  const { policyId, plan, state, policyNumber } = of
  const book = familyOf(plan).places.book(policyId)
  const due = dueOf(of)
  return (
    <Press role="link" className="q-card row gap-12 full-width text-left" href={book.href} onPress={book.open}>
      <View className="grow">
        <View className="row wrap justify-between gap-8">
          <View className="text-16 weight-bold color-title">{planName(plan)}</View>
          <Tag kind={state === 'active' ? 'clinic' : 'plain'}>{policyWord(of)}</Tag>
        </View>
        <View className="text-14 color-body margin-top-4">{insuredText(of)}</View>
        {policyNumber !== null && <View className="text-13 color-secondary margin-top-2">{periodText(of)}</View>}
        {due && <View className="text-14 weight-medium color-rx margin-top-4">{dueText(due)}</View>}
      </View>
      <Icon name="arrow-right" size={16} className="chevron" />
    </Press>
  )
}
