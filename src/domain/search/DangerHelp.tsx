import { View } from '@tarojs/components'
import type { SearchDanger } from '@/contract/search'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { go } from '@/routes/go'
import { urlOf } from '@/routes/urlOf'
import { a11y } from '@/ui/element/a11y'
import { Icon } from '@/ui/icons/Icon'
import { Press } from '@/ui/press/Press'
import { ApprovalLine } from './ApprovalLine'
import { HelpPhones } from './HelpPhones'
import { Phrases } from './Phrases'
import { ReadOutAddress } from './ReadOutAddress'

/** What was searched may be an emergency (board 53): whom to call, what to say and what to do, and nothing that is sold. */
export function DangerHelp({ danger }: { danger: SearchDanger }) {
  const { headline, lead, signs, phones, steps, otherwise, approval } = danger
  const onlineTime = useOnlineTime()
  const waitsForAmbulance = phones[0]?.number === '120'
  return (
    <View className="stack padding-gutter margin-top-8">
      <View className="q-card help__danger">
        <View className="serif weight-bold color-title text-24" {...a11y({ role: 'heading', level: 2 })}>
          <Phrases of={headline} />
        </View>
        <View className="text-14 color-body margin-top-8">
          <Phrases of={lead} />
        </View>
        <View className="text-16 color-title margin-top-4" {...a11y({ role: 'list', label: '危险信号' })}>
          {signs.map((sign) => (
            <View key={sign} className="row align-start gap-10 help__sign" {...a11y({ role: 'listitem' })}>
              <View className="help__signIcon">
                <Icon name="warning" size={20} />
              </View>
              <View className="grow">
                <Phrases of={sign} />
              </View>
            </View>
          ))}
        </View>
        <HelpPhones phones={phones} />
        <ReadOutAddress />
      </View>
      {steps.length > 0 && (
        <View className="q-card">
          <View className="text-16 weight-bold color-title" {...a11y({ role: 'heading', level: 2 })}>
            {waitsForAmbulance ? '等救护车时' : '现在可以这样做'}
          </View>
          {steps.map(({ text, note }, place) => (
            <View key={text} className="row align-start gap-12 margin-top-12">
              <View className="help__step num">{place + 1}</View>
              <View className="grow">
                <View className="text-14 weight-medium color-title">
                  <Phrases of={text} />
                </View>
                {note !== null && (
                  <View className="text-13 color-secondary">
                    <Phrases of={note} />
                  </View>
                )}
              </View>
            </View>
          ))}
        </View>
      )}
      <Press className="q-card row gap-12 full-width" href={urlOf('pharmacist')} onPress={() => go('pharmacist')}>
        <Icon name="headset" size={22} className="color-link" />
        <View className="grow">
          <View className="text-14 weight-medium color-title">
            <Phrases of={otherwise} />
          </View>
          <View className="text-13 color-secondary">
            <Phrases of={`拿不准就问药师${onlineTime ? `，${onlineTime.text}` : ''}`} />
          </View>
        </View>
        <Icon name="arrow-right" size={16} className="chevron" />
      </Press>
      <View className="text-13 color-secondary text-center help__foot">
        <View>这个词可能关系到生命，</View>
        <View>
          <Phrases of="这里不显示商品，也不显示广告。" />
        </View>
        {approval && (
          <View className="margin-top-8">
            <ApprovalLine approval={approval} named />
          </View>
        )}
      </View>
    </View>
  )
}
