import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Settlement } from '@/contract/settlement'
import { useRxSetting } from '@/domain/prescription/useRxSetting'
import { RX_WARNING } from '@/lib/rxWarning'
import { shopDay } from '@/lib/time'
import { go } from '@/routes/go'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { Notice } from '@/ui/card/Notice'
import { Button } from '@/ui/press/Button'
import { PrescriptionSheet } from './PrescriptionSheet'

type Props = { settlement: Settlement; onPick: (prescriptionId: string) => void }

/**
 * Whose prescription covers the order, and which of several; amber with one way on where none does. The warning is the decree's own (D1).
 */
export function PrescriptionCard({ settlement: { lines, prescription, prescriptionCount, problems }, onPick }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  const drug = lines.find(({ card }) => card.mark === 'rx')
  const { settle } = useRxSetting({ enabled: drug !== undefined })
  if (!drug) return null
  const problem = problems.find(({ code }) => code === 'PRESCRIPTION')
  return (
    <Card>
      {prescription && (
        <View className="row gap-12">
          <View className="confirm__face">
            <Icon name="user" size={24} />
          </View>
          <View className="grow">
            <View className="text-16 weight-bold color-title">用药人 {prescription.patientName}</View>
            <View className="text-13 color-secondary margin-top-2">{settle}</View>
          </View>
          {prescriptionCount > 1 && (
            <Button size="s" kind="outline" label={`更换处方，共 ${prescriptionCount} 张可用`} onPress={() => setChoosing(true)}>
              更换
            </Button>
          )}
        </View>
      )}
      {prescription && !problem && (
        <View className="q-quiet margin-top-12">
          <View className="row gap-8">
            <View className={prescription.isReviewed ? 'color-link' : 'color-rx'}>
              <Icon name={prescription.isReviewed ? 'check-circle' : 'clock'} size={18} />
            </View>
            <View className="text-14 weight-medium color-title grow">
              {prescription.isReviewed ? '处方已通过药师审核' : '处方等待药师审核：审过才付款，没通过不收费'}
            </View>
          </View>
          <View className="order-facts text-12 color-secondary margin-top-4 confirm__diagnosis">
            <View>确诊疾病：{prescription.diagnosis}</View>
            <View>有效至 {shopDay(prescription.validUntil)}</View>
          </View>
        </View>
      )}
      {problem && (
        <View className={prescription ? 'margin-top-12' : ''}>
          <Notice icon="prescription" action="上传处方" onAction={() => go('prescriptionUpload', { productCode: drug.card.productCode })}>
            {problem.message}
          </Notice>
        </View>
      )}
      <View className="text-14 color-rx margin-top-12">{RX_WARNING}</View>
      <PrescriptionSheet
        open={isChoosing}
        lines={lines}
        prescriptionId={prescription?.prescriptionId}
        onPick={onPick}
        onClose={() => setChoosing(false)}
      />
    </Card>
  )
}
