import { View } from '@tarojs/components'
import { isUnknown } from '@/api/errors'
import { refetch } from '@/api/queries'
import { useRead } from '@/api/useRead'
import { coupon } from '@/contract/coupon'
import { landing, LandingCode } from '@/contract/landing'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Section } from '@/ui/card/Section'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { usePullToRefresh } from '@/ui/state/usePullToRefresh'
import { CodeForm } from '../../CodeForm'
import { Campaign } from './Campaign'

/** Route `landing`: the page of a partner's campaign by its code. */
export default function LandingPage() {
  const { code } = useParams('landing')
  const read = LandingCode.safeParse(code)
  if (code === undefined) return <Screen>{<NoCode />}</Screen>
  return read.success ? <Page key={read.data} code={read.data} /> : <Unknown />
}

function Page({ code }: { code: string }) {
  const page = useRead(landing.one, { params: { landingCode: code } })
  usePullToRefresh(() => refetch(landing.one, coupon.list))
  if (page.data === undefined && isUnknown(page.error)) return <Unknown />
  return (
    <Screen {...(page.data && { title: page.data.title })}>
      <Loaded of={page} skeleton={1}>
        {(data) => <Campaign of={data} />}
      </Loaded>
    </Screen>
  )
}

const Unknown = () => (
  <Screen>
    <Empty page picture="notFound" title="没有找到这个活动" text="链接或编号可能不完整，也可以看看本店的优惠">
      <Button kind="outline" onPress={() => go('activityCategory')}>
        看本店优惠
      </Button>
      <Button onPress={() => go('home')}>去逛逛</Button>
    </Empty>
    <View className="padding-gutter padding-bottom-32">
      <Section title="再填一次编号">
        <CodeForm />
      </Section>
    </View>
  </Screen>
)

const NoCode = () => (
  <View className="padding-gutter padding-bottom-32">
    <Section title="填写活动编号">
      <CodeForm />
    </Section>
  </View>
)
