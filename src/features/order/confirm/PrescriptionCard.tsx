import { View } from '@tarojs/components'
import type { Settlement } from '@/contract/settlement'
import { RX_WARNING } from '@/domain/product/statutory'
import { shopDay } from '@/lib/shopTime'
import { go } from '@/routes/go'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Notice } from '@/ui/Notice'

/** Whose prescription covers the order; amber with one way on where none does. The warning is the decree's own (D1). */
export function PrescriptionCard({ settlement: { lines, prescription, problems } }: { settlement: Settlement }) {
  const drug = lines.find(({ card }) => card.mark === 'rx')
  if (!drug) return null
  const problem = problems.find(({ code }) => code === 'PRESCRIPTION')
  return (
    <Card>
      {prescription && (
        <View className="row g12">
          <View className="confirm__face">
            <Icon name="user" size={24} />
          </View>
          <View className="grow">
            <View className="t16 b c1">用药人 {prescription.patientName}</View>
            <View className="t13 c3 mt2">请核对用药人与药品</View>
          </View>
        </View>
      )}
      {prescription && !problem && (
        <View className="q-quiet mt12">
          <View className="row g8">
            <View className="cg">
              <Icon name="check-circle" size={18} />
            </View>
            <View className="t14 m c1 grow">处方已通过药师审核</View>
          </View>
          <View className="order-facts t12 c3 mt4 confirm__diagnosis">
            <View>确诊疾病：{prescription.diagnosis}</View>
            <View>有效至 {shopDay(prescription.validUntil)}</View>
          </View>
        </View>
      )}
      {problem && (
        <View className={prescription ? 'mt12' : ''}>
          <Notice icon="prescription" action="问药师" onAction={() => go('pharmacist', { productCode: drug.card.productCode })}>
            {problem.message}
          </Notice>
        </View>
      )}
      <View className="t14 ca mt12">{RX_WARNING}</View>
    </Card>
  )
}
