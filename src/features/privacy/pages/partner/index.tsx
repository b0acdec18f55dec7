import { View } from '@tarojs/components'
import { useRead } from '@/api/useRead'
import { write } from '@/api/write'
import { partner, type Authorization } from '@/contract/partner'
import { shopTime } from '@/lib/time'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { confirm } from '@/ui/feedback/dialog'
import { Empty } from '@/ui/state/Empty'
import { Fact } from '@/ui/text/Fact'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { toast } from '@/ui/feedback/toast'
import { useShop } from '@/ui/state/shop'

/** Route `miniServiceAuth`: what one partner gets and until when, and taking it back; its token ends with it. */
export default function PartnerPage() {
  const { partner: id } = useParams('miniServiceAuth')
  const partners = useRead(partner.list, {})
  return (
    <Screen>
      <Loaded of={partners} skeleton={1}>
        {({ results }) => {
          const own = results.find((one) => one.partner === id)
          if (own) return <AuthorizationView own={own} />
          return (
            <Empty page picture="success" title="没有授权这个合作方" text="它现在不能读取您的信息">
              <Button onPress={() => go('authInfoList')}>查看全部授权</Button>
            </Empty>
          )
        }}
      </Loaded>
    </Screen>
  )
}

function AuthorizationView({ own }: { own: Authorization }) {
  const { partner: id, name, purpose, method, kinds, contact, grantedAt, expiresAt, lastUsedAt, channelText } = own
  const revoke = async () => {
    const text = `对方的凭证立即失效，不能再读取您的信息。不影响您在${useShop.getState().shortName}的账号。`
    if (!(await confirm({ title: `取消对 ${name} 的授权？`, text, yes: '取消授权', no: '再想想', danger: true }))) return
    await write(partner.revoke, { params: { partner: id } })
    toast('已取消授权', { icon: 'check' })
  }
  return (
    <View className="padding-gutter stack padding-bottom-32">
      <View className="text-24 weight-bold color-title serif">{name}</View>
      <Card>
        <Fact label="提供的信息">{kinds.map(({ title }) => title).join('、')}</Fact>
        <Fact label="用途">{purpose}</Fact>
        <Fact label="方式">{method}</Fact>
        <Fact label="联系方式">{contact}</Fact>
        <Fact label="授权时间">
          {shopTime(grantedAt)}，{channelText}
        </Fact>
        <Fact label="到期时间">{shopTime(expiresAt)}</Fact>
        <Fact label="最近读取">{lastUsedAt === null ? '还没有读取过' : shopTime(lastUsedAt)}</Fact>
      </Card>
      <Button kind="outline" block onPress={revoke}>
        取消授权
      </Button>
    </View>
  )
}
