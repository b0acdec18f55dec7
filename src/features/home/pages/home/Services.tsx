import { View } from '@tarojs/components'
import { go } from '@/routes/go'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'

/** The two ways to medicine: by prescription, and by asking the pharmacist. */
export const Services = () => (
  <View className="home__duo">
    <Press className="home__duoItem home__duoItem--sky" onPress={() => go('pharmacist')}>
      <View className="text-16 weight-bold">凭处方购买</View>
      <View className="text-13 margin-top-2">药师一步步帮您</View>
      <View className="home__duoIcon">
        <Icon name="prescription" size={30} />
      </View>
    </Press>
    <Press className="home__duoItem home__duoItem--green" onPress={() => go('category')}>
      <View className="text-16 weight-bold">按分类找药</View>
      <View className="text-13 margin-top-2">常用药与健康品</View>
      <View className="home__duoIcon">
        <Icon name="capsule" size={30} />
      </View>
    </Press>
  </View>
)
