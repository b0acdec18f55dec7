import { View } from '@tarojs/components'
import { sexText } from '@/contract/idCard'
import type { Plan } from '@/contract/plan'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { IconButton } from '@/ui/press/IconButton'
import { BottomBar } from '@/ui/shell/BottomBar'
import { useFamily } from '../../families'
import { Premium } from '../../Premium'
import { isInInstalments } from '../../words'
import type { Quoted } from './useQuoted'

/** What the chosen plan costs whom it was reckoned for, and the way to apply for it; a visitor logs in first. */
export function CoverBar({ of, quoted: { age, sex, read } }: { of: Plan; quoted: Quoted }) {
  const { planId, from } = of
  const { insure } = useFamily().places
  const premium = read.data?.premium ?? null
  const apply = () => (useSession.getState().member ? insure(planId).open() : openLogin())
  return (
    <BottomBar>
      <IconButton name="headset" size={22} label="顾问" words="顾问" onPress={() => go('kf')} />
      <View className="grow">
        {premium !== null && (
          <>
            <Premium of={of} cents={premium} size={24} />
            {!isInInstalments(of) && (
              <View className="text-12 color-secondary">
                {age} 岁{sexText(sex)}性
              </View>
            )}
          </>
        )}
      </View>
      <Button disabled={from === null} onPress={apply}>
        {from === null ? '暂停投保' : '立即投保'}
      </Button>
    </BottomBar>
  )
}
