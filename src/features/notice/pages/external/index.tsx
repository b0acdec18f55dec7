import { View } from '@tarojs/components'
import { externalAddress } from '@/lib/externalAddress'
import { openOutside } from '@/platform/openOutside'
import { go, goBack } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Empty } from '@/ui/Empty'
import { Screen } from '@/ui/Screen'

/** Where the shop may lead: authorities whose registers a shopper looks things up in. */
const ALLOWED = {
  'www.nmpa.gov.cn': '国家药品监督管理局',
  'beian.miit.gov.cn': '工业和信息化部备案管理系统',
  'www.12315.cn': '全国 12315 平台',
}

/** Route `externalPage`: says who owns the page outside before leaving for it; anything not listed stays shut. */
export default function ExternalPage() {
  const { url } = useParams('externalPage')
  const outside = externalAddress(url, ALLOWED)
  if (!outside) {
    return (
      <Screen>
        <Empty page picture="notFound" title="这个外部链接不能打开" text="为保护您的账号与健康信息，青禾只打开已核对过的网站。">
          <Button onPress={() => go('home')}>回到首页</Button>
        </Empty>
      </Screen>
    )
  }
  return (
    <Screen>
      <View className="pad stack">
        <Card>
          <View className="t18 b c1">您即将离开青禾健康</View>
          <View className="t14 c2 mt8">这个网站由 {outside.owner} 提供，青禾不会把您的登录信息带过去。</View>
          <View className="q-quiet mt16 t16 c1">{outside.host}</View>
        </Card>
        <Button block onPress={() => openOutside(outside.url)}>
          继续前往
        </Button>
        <Button block kind="line" onPress={goBack}>
          留在青禾
        </Button>
      </View>
    </Screen>
  )
}
