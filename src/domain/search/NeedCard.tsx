import { View } from '@tarojs/components'
import type { SearchNeed } from '@/contract/search'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { ApprovalLine } from './ApprovalLine'
import { Phrases } from './Phrases'

/** What a pharmacist says about a need, above what is sold for it (board 52); nothing where nothing is said. */
export function NeedCard({ need: { needName, headline, ruleOut, doctorAdvice, approval } }: { need: SearchNeed }) {
  if (!headline && !ruleOut && !doctorAdvice) return null
  return (
    <View className="q-card help__need">
      <View className="row gap-8">
        <View className="help__pharmacist">
          <Icon name="doctor" size={20} />
        </View>
        <View className="grow text-13 color-body">{approval?.pharmacist ? `${approval.pharmacist} 审定` : `关于${needName}`}</View>
        <Press
          className="q-hit flex-none justify-end text-13 weight-medium color-link"
          href={urlOf('pharmacist')}
          onPress={() => go('pharmacist')}
        >
          问药师
          <Icon name="arrow-right" size={14} />
        </Press>
      </View>
      {headline && (
        <View className="serif weight-bold color-title text-20" {...a11y({ role: 'heading', level: 2 })}>
          <Phrases of={headline} />
        </View>
      )}
      <View className="help__facts text-14">
        {ruleOut && <Fact name="先排除" look="color-rx" text={ruleOut} />}
        {doctorAdvice && <Fact name="去医院" look="color-price" text={doctorAdvice} />}
      </View>
      <View className="text-12 color-secondary margin-top-8">结果仅供参考，不能代替诊断；用药前请阅读说明书或咨询药师。</View>
      {approval && (
        <View className="row gap-4 margin-top-8 color-secondary">
          <Icon name="document" size={14} />
          <ApprovalLine approval={approval} />
        </View>
      )}
    </View>
  )
}

const Fact = ({ name, look, text }: { name: string; look: string; text: string }) => (
  <View className="help__fact">
    <View className={`weight-bold nowrap ${look}`}>{name}</View>
    <View className="grow color-body">
      <Phrases of={text} />
    </View>
  </View>
)
