import { View } from '@tarojs/components'
import { sexText } from '@/contract/idCard'
import type { Plan } from '@/contract/plan'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { BottomBar } from '@/ui/shell/BottomBar'
import { Price } from '@/ui/text/Price'
import { useFamily } from '../../families'
import type { Quoted } from './useQuoted'

/** What the chosen plan costs whom it was reckoned for, and the way to apply for it; a visitor logs in first. */
export function CoverBar({ of: { planId, from }, quoted: { age, sex, read } }: { of: Plan; quoted: Quoted }) {
  const { insure } = useFamily()
  const premium = read.data?.premium ?? null
  const apply = () => (useSession.getState().member ? go(insure, { planId }) : openLogin())
  return (
    <BottomBar>
      <IconButton name="headset" size={22} label="问客服" words="顾问" onPress={() => go('kf')} />
      <View className="grow">
        {premium !== null && (
          <>
            <View className="row wrap align-baseline text-12 color-secondary">
              <Price cents={premium} size={24} />
              /年
            </View>
            <View className="text-12 color-secondary">
              {age} 岁{sexText(sex)}性
            </View>
          </>
        )}
      </View>
      <Button disabled={from === null} onPress={apply}>
        {from === null ? '暂停投保' : '立即投保'}
      </Button>
    </BottomBar>
  )
}
