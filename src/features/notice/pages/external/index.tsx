import { View } from '@tarojs/components'
import { useConfig } from '@/domain/mallConfig/useMallConfig'
import { externalAddress, type ExternalAddress } from '@/lib/externalAddress'
import { openOutside } from '@/platform/openOutside'
import { go, goBack } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { useShop } from '@/ui/state/shop'

/** Route `externalPage`: says who owns the page outside before leaving for it; anything the mall does not list stays shut. */
export default function ExternalPage() {
  const { url } = useParams('externalPage')
  return (
    <Screen>
      <Loaded of={useConfig()} skeleton={1}>
        {({ externalSites = {} }) => {
          const outside = externalAddress(url, externalSites)
          return outside ? <Leaving outside={outside} /> : <Shut />
        }}
      </Loaded>
    </Screen>
  )
}

function Shut() {
  const { shortName } = useShop()
  return (
    <Empty page picture="notFound" title="这个外部链接不能打开" text={`为保护您的账号与健康信息，${shortName}只打开已核对过的网站。`}>
      <Button onPress={() => go('home')}>回到首页</Button>
    </Empty>
  )
}

function Leaving({ outside }: { outside: ExternalAddress }) {
  const { name, shortName } = useShop()
  return (
    <View className="padding-gutter stack">
      <Card>
        <View className="text-18 weight-bold color-title">您即将离开{name}</View>
        <View className="text-14 color-body margin-top-8">
          这个网站由 {outside.owner} 提供，{shortName}不会把您的登录信息带过去。
        </View>
        <View className="q-quiet margin-top-16 text-16 color-title">{outside.host}</View>
      </Card>
      <Button block onPress={() => openOutside(outside.url)}>
        继续前往
      </Button>
      <Button block kind="outline" onPress={goBack}>
        留在{shortName}
      </Button>
    </View>
  )
}
