import { Text, View } from '@tarojs/components'
import { PrescriptionState, type Prescription } from '@/contract/prescription'
import { shopDay } from '@/lib/time'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { drugsText } from '../../drugsText'
import { buyAgain, renew } from '../../prescriptionActs'
import { stateRow } from '../../stateWords'
import { leftAtHome, Reminders } from './DaysLeft'

/** One line of a prescription: for whom, which drugs, how it ended; what comes next at its end. */
export function EndedRow({ prescription }: { prescription: Prescription }) {
  const { prescriptionId, patientName, drugs } = prescription
  const { icon } = stateRow(prescription)
  const left = leftAtHome(drugs)
  return (
    <>
      <View className="row gap-12 justify-end elder-wrap">
        <Press className="row gap-12 grow text-left wallet-ended" onPress={() => go('prescriptionDetail', { prescriptionId })}>
          <View className="wallet-sign">
            <Icon name={icon} size={20} />
          </View>
          <View className="grow">
            <View className="text-14 weight-medium color-body">
              {patientName}
              <Text className="wallet-drugs">{drugsText(drugs)}</Text>
            </View>
            <View className="text-12 color-secondary margin-top-2">{endedText(prescription)}</View>
            {left !== undefined && <View className="text-12 color-rx margin-top-2">{left}</View>}
          </View>
        </Press>
        <Next of={prescription} />
      </View>
      <Reminders of={prescription} className="wallet-remind--ended" />
    </>
  )
}

/** 11 月 18 日开具，已用它下单 */
export function endedText(prescription: Pick<Prescription, 'state' | 'validUntil' | 'createdAt' | 'issuedOn'>): string {
  const { state, validUntil, createdAt, issuedOn } = prescription
  if (state === PrescriptionState.expired) return `${shopDay(validUntil)}过期，没有使用`
  const written = issuedOn === null ? `${shopDay(createdAt)}提交` : `${shopDay(issuedOn)}开具`
  return state === PrescriptionState.used ? `${written}，已用它下单` : `${written}，${stateRow(prescription).word}`
}

function Next({ of }: { of: Prescription }) {
  const { prescriptionId, patientName, state } = of
  if (state === PrescriptionState.refused)
    return (
      <Button size="s" kind="outline" label={`重新提交${patientName}的处方`} onPress={() => renew(prescriptionId)}>
        重新提交
      </Button>
    )
  if (state === PrescriptionState.used || state === PrescriptionState.expired)
    return (
      <Button size="s" kind="brandOutline" label={`再买${patientName}的${drugsText(of.drugs)}`} onPress={() => buyAgain(of)}>
        再买
      </Button>
    )
  return <Icon name="arrow-right" size={16} className="chevron" />
}
