import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { privacy, type Sdk } from '@/contract/privacy'
import { spokenDate } from '@/lib/time'
import { Card } from '@/ui/card/Card'
import { Fact } from '@/ui/text/Fact'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { Tag } from '@/ui/text/Tag'

const PLATFORMS = { h5: '网页', weapp: '小程序', all: '网页和小程序' } as const

/** Route `sdk`: whose code is in the shop and whose services it calls; a test compares the list with what is bundled. */
export default function SdkPage() {
  const sdks = useRead(privacy.sdks, { query: {} }, { staleTime: 600_000 })
  return (
    <Screen>
      <Loaded of={sdks} skeleton={1}>
        {({ updatedDate, results }) => (
          <View className="padding-gutter stack padding-bottom-32">
            <View className="text-14 color-body">更新于 {spokenDate(updatedDate)}。没有列出的第三方，我们没有嵌入，也没有提供信息。</View>
            {results.map((sdk) => (
              <SdkCard key={sdk.name + sdk.platform} sdk={sdk} />
            ))}
          </View>
        )}
      </Loaded>
    </Screen>
  )
}

const SdkCard = ({ sdk: { name, company, platform, purpose, kinds, scene, sharing, policyUrl } }: { sdk: Sdk }) => (
  <Card>
    <View className="row justify-between gap-8">
      <View className="text-18 weight-bold color-title grow">{name}</View>
      <Tag kind="outline">{PLATFORMS[platform]}</Tag>
    </View>
    <Fact label="提供方">{company}</Fact>
    <Fact label="目的">{purpose}</Fact>
    <Fact label="信息种类">{kinds}</Fact>
    <Fact label="场景">{scene}</Fact>
    <Fact label="共享方式">{sharing}</Fact>
    {policyUrl !== null && <Fact label="隐私政策">{policyUrl}</Fact>}
  </Card>
)
