import { View } from '@tarojs/components'
import type { account } from '@/contract/account'
import type { Output } from '@/contract/endpoint'
import { openLogin } from '@/platform/login'
import type { Member } from '@/platform/session'
import { go } from '@/routes/go'
import { cx } from '@/ui/element/cx'
import { besideCapsule, navSpace } from '@/ui/element/navSpace'
import { ElderSwitch } from '@/ui/shell/ElderSwitch'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'

type Level = Output<typeof account.info>['level']
type Props = { member: Member | undefined; /** Undefined until it is known. */ level: Level }

/** Name, level and masked phone, or the way to log in; beside it the switch to elder mode. */
export function Profile({ member, level }: Props) {
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
            <View className="row wrap gap-8">
              <View className="text-20 weight-bold color-title">{member.nickname}</View>
              {level && <LevelChip level={level} />}
            </View>
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

const LevelChip = ({ level: { level, name } }: { level: NonNullable<Level> }) => (
  <Press className="q-hit" label={`会员等级，${name} Lv.${level}`} onPress={() => go('member')}>
    <View className="row gap-4 nowrap me__level">
      <Icon name="leaf" size={14} />
      {name} Lv.{level}
    </View>
  </Press>
)
