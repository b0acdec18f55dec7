import { View } from '@tarojs/components'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'
import { Press } from '@/ui/press/Press'

type Way = { icon: IconName; title: string; text: string; open: () => Promise<unknown> }

const DOCTOR: Way = { icon: 'stethoscope', title: '在线问诊', text: '先问医生再用药', open: () => go('prescriptionConsult') }
const PHARMACIST: Way = { icon: 'headset', title: '问药师', text: '用药问题，问过再买', open: () => go('pharmacist') }

type Props = {
  /** Whether the shop has doctors to ask; nothing while that is not known. */
  consults: boolean | undefined
}

/** The two ways to what needs a prescription: the one somebody holds, and whoever the shop has to ask (board 01). What is sold without one has its tab. */
export const Services = ({ consults }: Props) => (
  <View className="home__duo">
    <Service tone="sky" way={{ icon: 'prescription', title: '凭处方购买', text: '拍照，药师审方', open: () => go('prescriptionUpload') }} />
    {consults === undefined ? (
      <View className="home__duoItem home__duoItem--green" />
    ) : (
      <Service tone="green" way={consults ? DOCTOR : PHARMACIST} />
    )}
  </View>
)

const Service = ({ tone, way: { icon, title, text, open } }: { tone: 'sky' | 'green'; way: Way }) => (
  <Press className={`home__duoItem home__duoItem--${tone}`} onPress={open}>
    <View className="text-16 weight-bold">{title}</View>
    <View className="text-13 margin-top-2">{text}</View>
    <View className="home__duoIcon">
      <Icon name={icon} size={30} />
    </View>
  </Press>
)
