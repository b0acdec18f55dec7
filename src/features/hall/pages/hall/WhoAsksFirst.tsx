import { View } from '@tarojs/components'
import { useLicences } from '@/domain/mallConfig/useLicences'
import { useOnlineTime } from '@/domain/mallConfig/useOnlineTime'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes/go'
import { Section } from '@/ui/card/Section'
import { Button } from '@/ui/press/Button'

/** Who asks a doctor first (`maleUserClause`), and the ways to a pharmacist. */
export function WhoAsksFirst() {
  const { data } = useLicences()
  const onlineTime = useOnlineTime()
  const phone = data?.pharmacistPhone
  return (
    <Section title="拿不准，先问药师">
      <View className="text-14 color-body margin-top-8">
        正在使用硝酸酯类药物，或有严重心脑血管疾病、肝肾功能不全的，请先咨询医生，不要自行用药。
      </View>
      {phone && (
        <View className="text-14 color-secondary margin-top-8">
          药师电话 {phone}
          {onlineTime ? `，${onlineTime.text}` : ''}
        </View>
      )}
      <View className="row gap-12 elder-wrap margin-top-16">
        {phone && (
          <Button grow kind="outline" icon="phone" onPress={() => callPhone(phone)}>
            打电话
          </Button>
        )}
        <Button grow kind="soft" icon="headset" onPress={() => go('pharmacist')}>
          问药师
        </Button>
      </View>
    </Section>
  )
}
