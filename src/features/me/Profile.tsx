import { View } from '@tarojs/components'
import { openLogin } from '@/platform/login'
import type { Member } from '@/platform/session'
import { ElderSwitch } from '@/ui/ElderSwitch'
import { Icon } from '@/ui/Icon'
import { Press } from '@/ui/Press'

/** Name and masked phone, or the way to log in; beside it the switch to elder mode. */
export function Profile({ member }: { member: Member | undefined }) {
  const face = (
    <View className="me__face">
      <Icon name="user" size={30} />
    </View>
  )
  return (
    <View className="row between g12 pad me__profile ewrap">
      {member ? (
        <View className="row g12 grow">
          {face}
          <View className="grow">
            <View className="t20 b c1">{member.nickname}</View>
            <View className="t13 c3 mt4 num">{member.phoneNum}</View>
          </View>
        </View>
      ) : (
        <Press className="row g12 grow" onPress={openLogin}>
          {face}
          <View className="grow">
            <View className="t20 b c1">登录 / 注册</View>
            <View className="t13 c3 mt4">登录后查看订单与收藏</View>
          </View>
        </Press>
      )}
      <ElderSwitch />
    </View>
  )
}
