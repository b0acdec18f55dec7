import { Text, View } from '@tarojs/components'
import type { Output } from '@/contract/endpoint'
import type { account } from '@/contract/account'
import type { counts } from '@/contract/counts'
import { DAY } from '@/lib/duration'
import { shopDay } from '@/lib/time'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'
import { Button } from '@/ui/press/Button'
import { Press } from '@/ui/press/Press'

type Patient = Output<typeof account.info>['patients'][number]
type Props = { patients: Patient[]; cabinet: Output<typeof counts.cabinet> }

/** A prescription that ends this soon is said in amber. */
const SOON = 3 * DAY

const cabinetText = ({ medicines, toTake }: Props['cabinet']) =>
  toTake > 0 ? `今天还有 ${toTake} 次` : medicines > 0 ? `${medicines} 种药` : '到点提醒'

/** For whom there are prescriptions to use, and where: at the drug they are for; below them what is kept of prescriptions and consultations. */
export function Patients({ patients, cabinet }: Props) {
  const usable = patients.reduce((sum, { prescriptionCount }) => sum + prescriptionCount, 0)
  return (
    <Section title="家人用药" more="用药人" onMore={() => go('patients')}>
      {patients.map((patient) => (
        <PatientRow key={`${patient.relationLabel} ${patient.patientName}`} {...patient} />
      ))}
      <View className="me__duo margin-top-12">
        <Tile
          icon="prescription"
          title="处方夹"
          text={usable > 0 ? `${usable} 张可用` : '上传和查看'}
          onPress={() => go('prescriptions')}
        />
        <Tile icon="box" title="家庭药箱" text={cabinetText(cabinet)} onPress={() => go('cabinet')} />
        <Tile icon="stethoscope" title="我的问诊" text="记录和回复" onPress={() => go('consultations')} />
        <Tile icon="document" title="健康记录" text="血压和血糖" onPress={() => go('chronicHealth')} />
      </View>
    </Section>
  )
}

const PatientRow = ({ patientName, relationLabel, prescriptionCount, validUntil, productCode }: Patient) => (
  <View className="row gap-12 elder-wrap me__patient">
    <View className="row gap-12 grow">
      <View className="me__face me__face--small">
        <Icon name="user" size={22} />
      </View>
      <View className="grow">
        <View className="text-16 weight-medium color-title">
          {patientName}（{relationLabel}）
        </View>
        <View className={`text-13 margin-top-2 ${Date.parse(validUntil) - Date.now() < SOON ? 'color-rx' : 'color-secondary'}`}>
          <Text className="nowrap">{prescriptionCount} 张处方可用，</Text>
          <Text className="nowrap">至 {shopDay(validUntil)}</Text>
        </View>
      </View>
    </View>
    <Button kind="soft" size="s" label={`给${patientName}用处方买药`} onPress={() => go('product', { productCode })}>
      用处方买
    </Button>
  </View>
)

type TileProps = { icon: IconName; title: string; text: string; onPress: () => Promise<unknown> }

const Tile = ({ icon, title, text, onPress }: TileProps) => (
  <Press className="row gap-12 q-quiet" onPress={onPress}>
    <View className="color-link row">
      <Icon name={icon} size={24} />
    </View>
    <View className="grow">
      <View className="text-14 weight-medium color-title">{title}</View>
      <View className="text-12 color-secondary margin-top-2">{text}</View>
    </View>
  </Press>
)
