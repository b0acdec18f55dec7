import { Text, View } from '@tarojs/components'
import type { Approval } from '@/contract/search'
import { Phrases } from './Phrases'

/** What a text rests on and, once a pharmacist has approved it, on which day, and by whom where that stands nowhere else. */
export const ApprovalLine = ({ approval: { source, approvedOn, pharmacist }, named }: { approval: Approval; named?: boolean }) => (
  <View className="text-12 color-secondary">
    {named ? (
      <Phrases of={[source, approvedOn && `${approvedOn} 审定`, pharmacist].filter(Boolean).join('，')} />
    ) : (
      <>
        {source}
        {approvedOn && (
          <>
            <Text className="separator-dot" />
            <Text className="nowrap">{approvedOn} 审定</Text>
          </>
        )}
      </>
    )}
  </View>
)
