import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { privacy, type Sdk } from '@/contract/privacy'
import { spokenDate } from '@/lib/dates'
import { Card } from '@/ui/Card'
import { Fact } from '@/ui/Fact'
import { Loaded } from '@/ui/Loaded'
import { Screen } from '@/ui/Screen'
import { Tag } from '@/ui/Tag'

const PLATFORMS = { h5: '网页', weapp: '小程序', all: '网页和小程序' } as const

/** Route `sdk`: whose code is in the shop and whose services it calls; a test compares the list with what is bundled. */
export default function SdkPage() {
  const sdks = useRead(privacy.sdks, { query: {} }, { fresh: 600_000 })
  return (
    <Screen>
      <Loaded of={sdks} skeleton={1}>
        {({ updatedDate, results }) => (
          <View className="pad stack pb32">
            <View className="t14 c2">更新于 {spokenDate(updatedDate)}。没有列出的第三方，我们没有嵌入，也没有提供信息。</View>
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
    <View className="row between g8">
      <View className="t18 b c1 grow">{name}</View>
      <Tag kind="line">{PLATFORMS[platform]}</Tag>
    </View>
    <Fact label="提供方">{company}</Fact>
    <Fact label="目的">{purpose}</Fact>
    <Fact label="信息种类">{kinds}</Fact>
    <Fact label="场景">{scene}</Fact>
    <Fact label="共享方式">{sharing}</Fact>
    {policyUrl !== null && <Fact label="隐私政策">{policyUrl}</Fact>}
  </Card>
)
