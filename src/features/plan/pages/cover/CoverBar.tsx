import { View } from '@tarojs/components'
import { sexText, type Sex } from '@/contract/idCard'
import type { Plan } from '@/contract/plan'
import { shortYuan } from '@/lib/money'
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
      <View className="grow">{premium !== null && <Cost of={of} premium={premium} age={age} sex={sex} />}</View>
      <Button disabled={from === null} onPress={apply}>
        {from === null ? '暂停投保' : '立即投保'}
      </Button>
    </BottomBar>
  )
}

type CostProps = { of: Plan; premium: number; age: number; sex: Sex }

/** What it costs a year for whom it was reckoned, or the first of its instalments: in one line beside the button, also where letters are large. */
const Cost = ({ of, premium, age, sex }: CostProps) =>
  isInInstalments(of) ? (
    <>
      <View className="text-12 color-secondary">首期，共 {of.times} 期</View>
      <View className="text-18 weight-bold color-price num">¥{shortYuan(premium)}</View>
    </>
  ) : (
    <>
      <Premium of={of} cents={premium} size={24} />
      <View className="text-12 color-secondary">
        {age} 岁{sexText(sex)}性
      </View>
    </>
  )
