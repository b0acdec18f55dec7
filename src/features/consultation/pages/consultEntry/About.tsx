import { View } from '@tarojs/components'
import type { formCalls } from '@/contract/consultationForm'
import type { Output } from '@/contract/endpoint'
import { yuan } from '@/lib/money'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { Icon } from '@/ui/icons/Icon'
import type { IconName } from '@/ui/icons/names'
import { Press } from '@/ui/press/Press'

type Setting = Output<typeof formCalls.setting>
type Line = { icon: IconName; title: string; text: string }

/** What it is and is not, what it costs and when. */
function linesOf({ fee, answerMinutes, hours }: Setting): Line[] {
  return [
    { icon: 'stethoscope', title: '只做复诊', text: '在医院当面确诊过的病，可以在网上复诊、开处方' },
    { icon: 'warning', title: '不看急病', text: '胸痛、呼吸困难、昏迷、大出血等请马上拨打 120' },
    fee > 0
      ? { icon: 'wallet', title: `每次 ¥${yuan(fee)}`, text: `${answerMinutes} 分钟内没有医生接诊，或医生看后不能网上处理，全额退回` }
      : { icon: 'wallet', title: '不收问诊费', text: `医生一般在 ${answerMinutes} 分钟内接诊` },
    ...(hours === '' ? [] : [{ icon: 'clock' as const, title: '接诊时间', text: hours }]),
  ]
}

export const About = ({ of }: { of: Setting }) => (
  <Section title="网上问医生">
    {linesOf(of).map(({ icon, title, text }) => (
      <View key={title} className="row align-start gap-12 consult-entry__line">
        <Icon name={icon} size={22} className="color-clinic" />
        <View className="grow">
          <View className="text-16 weight-medium color-title">{title}</View>
          <View className="text-14 color-secondary margin-top-2">{text}</View>
        </View>
      </View>
    ))}
    <Press className="text-14 color-link q-hit text-left" onPress={() => go('consultationService')}>
      《互联网诊疗风险告知及知情同意书》
    </Press>
  </Section>
)
