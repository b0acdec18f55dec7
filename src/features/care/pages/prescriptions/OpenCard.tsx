import { Text, View } from '@tarojs/components'
import { doseText } from '@/contract/dose'
import { PrescriptionState, type PrescribedDrug, type Prescription } from '@/contract/prescription'
import { shopDay } from '@/lib/time'
import { go } from '@/routes/go'
import { cx } from '@/ui/element/cx'
import { Icon } from '@/ui/icons/Icon'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'
import { Face } from '@/domain/patient/Face'
import { drugsText } from '../../drugsText'
import { buyBy } from '../../prescriptionActs'
import { stateRow } from '../../stateWords'
import { DaysLeft, leftAtHome, Reminders } from './DaysLeft'
import { Validity } from './Validity'

type Props = { prescription: Prescription }

/** The first prescription that is open: how long it is good, each drug, and what to do now. */
export function FirstCard({ prescription }: Props) {
  return (
    <View className="wallet-card">
      <Whose prescription={prescription} isFirst />
      <Standing prescription={prescription} />
      {prescription.drugs.map((drug) => (
        <Drug key={drug.productCode} drug={drug} />
      ))}
      <View className="wallet-card__act">
        <Reminders of={prescription} />
        <Act prescription={prescription} block />
      </View>
    </View>
  )
}

/** Any further one: the same in fewer lines. */
export function OpenCard({ prescription }: Props) {
  const left = leftAtHome(prescription.drugs)
  return (
    <View className="wallet-card">
      <Whose prescription={prescription} />
      <Standing prescription={prescription} />
      <View className="row justify-between gap-12 wallet-card__act elder-wrap">
        <View className="grow">
          <View className="text-14 color-body">{drugsText(prescription.drugs)}</View>
          {left !== undefined && <View className="text-13 color-rx margin-top-2">{left}</View>}
        </View>
        <Act prescription={prescription} />
      </View>
    </View>
  )
}

function Whose({ prescription, isFirst = false }: Props & { isFirst?: boolean }) {
  const { prescriptionId, patientName, hospital, issuedOn, createdAt } = prescription
  const written = issuedOn === null ? `${shopDay(createdAt)}提交` : `${shopDay(issuedOn)}开具`
  return (
    <Press className="row gap-12 wallet-card__head full-width text-left" onPress={() => go('prescriptionDetail', { prescriptionId })}>
      <Face icon="user" />
      <View className="grow">
        <View className={cx(isFirst ? 'text-18 serif' : 'text-16', 'weight-bold color-title')}>{patientName}的处方</View>
        <View className="text-13 color-secondary margin-top-2">{[hospital, written].filter(Boolean).join('，')}</View>
      </View>
      <Icon name="arrow-right" size={16} className="chevron" />
    </Press>
  )
}

/** How long an approved one is good; of any other what it waits for. */
function Standing({ prescription }: Props) {
  const { word, text, icon } = stateRow(prescription)
  if (prescription.state === PrescriptionState.approved) return <Validity prescription={prescription} />
  return (
    <View className="wallet-card__standing">
      <View className="row gap-4 text-14 weight-medium color-rx">
        <Icon name={icon} size={16} />
        <Text>{word}</Text>
      </View>
      <View className="text-13 color-secondary margin-top-2">{text(prescription, Date.now())}</View>
    </View>
  )
}

function Drug({ drug: { name, specification, quantity, dose, supply } }: { drug: PrescribedDrug }) {
  return (
    <View className="row align-start gap-12 wallet-card__drug elder-wrap">
      <View className="grow">
        <View className="text-16 weight-medium color-title">{name}</View>
        <View className="text-13 color-secondary margin-top-2">
          {specification}，{quantity} 盒
        </View>
        {dose && <View className="text-13 color-secondary margin-top-2">{doseText(dose)}</View>}
      </View>
      {supply && <DaysLeft supply={supply} />}
    </View>
  )
}

/** The one thing to do with it as it stands. */
function Act({ prescription, block = false }: Props & { block?: boolean }) {
  const { prescriptionId, state } = prescription
  const look = block ? ({ block: true } as const) : ({ size: 's', kind: 'brandOutline' } as const)
  if (state === PrescriptionState.approved)
    return (
      <Button {...look} onPress={() => buyBy(prescription)}>
        用它买药
      </Button>
    )
  return (
    <Button {...look} {...(block && { kind: 'soft' })} onPress={() => go('prescriptionDetail', { prescriptionId })}>
      {state === PrescriptionState.asked ? '回复药师' : '看审核'}
    </Button>
  )
}
