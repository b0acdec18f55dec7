import { View } from '@tarojs/components'
import type { Output } from '@/contract/endpoint'
import type { account } from '@/contract/account'
import { shopDay } from '@/lib/time'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'

type Props = { patients: Output<typeof account.info>['patients'] }

/** For whom there are prescriptions to use, and where: at the drug they are for. Nothing where there are none. */
export function Patients({ patients }: Props) {
  if (patients.length === 0) return null
  return (
    <Section title="家人的处方" more="全部" onMore={() => go('prescriptions')}>
      <View className="me__patients">
        {patients.map(({ patientName, relationLabel, prescriptionCount, validUntil, productCode }) => (
          <Press
            key={`${relationLabel} ${patientName}`}
            className="row gap-12 q-quiet full-width"
            onPress={() => go('product', { productCode })}
          >
            <View className="me__face me__face--small">
              <Icon name="user" size={22} />
            </View>
            <View className="grow">
              <View className="text-14 weight-medium color-title">
                {patientName}（{relationLabel}）
              </View>
              <View className="text-12 color-secondary margin-top-2">
                {prescriptionCount} 张处方可用，至 {shopDay(validUntil)}
              </View>
            </View>
            <Icon name="arrow-right" size={16} className="chevron" />
          </Press>
        ))}
      </View>
    </Section>
  )
}
