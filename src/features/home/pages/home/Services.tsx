import { View } from '@tarojs/components'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'

/** The two ways to what needs a prescription: the one somebody holds, and a doctor's (board 01). What is sold without one has its tab. */
export const Services = () => (
  <View className="home__duo">
    <Press className="home__duoItem home__duoItem--sky" onPress={() => go('prescriptionUpload')}>
      <View className="text-16 weight-bold">凭处方购买</View>
      <View className="text-13 margin-top-2">拍照，药师审方</View>
      <View className="home__duoIcon">
        <Icon name="prescription" size={30} />
      </View>
    </Press>
    <Press className="home__duoItem home__duoItem--green" onPress={() => go('prescriptionConsult')}>
      <View className="text-16 weight-bold">在线问诊</View>
      <View className="text-13 margin-top-2">先问医生再用药</View>
      <View className="home__duoIcon">
        <Icon name="stethoscope" size={30} />
      </View>
    </Press>
  </View>
)
