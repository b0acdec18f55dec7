import { View } from '@tarojs/components'
import { openLogin } from '@/platform/login'
import type { Member } from '@/platform/session'
import { cx } from '@/ui/element/cx'
import { besideCapsule, navSpace } from '@/ui/element/navSpace'
import { ElderSwitch } from '@/ui/shell/ElderSwitch'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'

/** Name and masked phone, or the way to log in; beside it the switch to elder mode. */
export function Profile({ member }: { member: Member | undefined }) {
  const face = (
    <View className="me__face">
      <Icon name="user" size={30} />
    </View>
  )
  return (
    <View
      className={cx('row justify-between gap-12 padding-gutter me__profile elder-wrap', navSpace.right > 0 && 'me__profile--capsule')}
      {...besideCapsule}
    >
      {member ? (
        <View className="row gap-12 grow">
          {face}
          <View className="grow">
            <View className="text-20 weight-bold color-title">{member.nickname}</View>
            <View className="text-13 color-secondary margin-top-4 num">{member.phoneNum}</View>
          </View>
        </View>
      ) : (
        <Press className="row gap-12 grow" onPress={openLogin}>
          {face}
          <View className="grow">
            <View className="text-20 weight-bold color-title">登录 / 注册</View>
            <View className="text-13 color-secondary margin-top-4">登录后查看订单与收藏</View>
          </View>
        </Press>
      )}
      <ElderSwitch />
    </View>
  )
}
