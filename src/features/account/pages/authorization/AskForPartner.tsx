import { View } from '@tarojs/components'
import { write } from '@/api/write'
import type { Output } from '@/contract/endpoint'
import { partner } from '@/contract/partner'
import { shopTime } from '@/lib/time'
import { openLogin } from '@/platform/login'
import { useSession } from '@/platform/session'
import { go, goBack } from '@/routes/go'
import { Button } from '@/ui/press/Button'
import { Card } from '@/ui/card/Card'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { Fact } from '@/ui/text/Fact'
import { Notice } from '@/ui/card/Notice'
import { useShop } from '@/ui/state/shop'

type Props = { who: Output<typeof partner.one>; onGranted: (returnUrl: string) => void }

/** Everything the law wants told before a separate consent, and both answers side by side. */
export function AskForPartner({ who, onGranted }: Props) {
  const { shortName } = useShop()
  const member = useSession((session) => session.member)
  const { partner: id, name, contact, purpose, method, kinds, days, authorization } = who
  const allow = async () => {
    const { returnUrl } = await write(partner.authorize, { params: { partner: id } })
    onGranted(returnUrl)
  }
  return (
    <>
      <Card>
        <View className="text-13 color-secondary">申请使用您的{shortName}信息</View>
        <View className="text-24 weight-bold color-title serif margin-top-4">{name}</View>
      </Card>
      <Card>
        <View className="text-18 weight-bold color-title">将会提供</View>
        {kinds.map(({ scope, title }) => (
          <View key={scope} className="text-16 color-title margin-top-8">
            {title}
          </View>
        ))}
      </Card>
      <Card>
        <Fact label="用途">{purpose}</Fact>
        <Fact label="方式">{method}</Fact>
        <Fact label="期限">{days} 天，可随时取消</Fact>
        <Fact label="联系方式">{contact}</Fact>
      </Card>
      <CellGroup>
        <Cell title="授权说明" onPress={() => go('partnerAuthRule')} />
      </CellGroup>
      {authorization && <Notice kind="green">您已授权，到 {shopTime(authorization.expiresAt)} 为止。再次同意会重新计算期限。</Notice>}
      {member ? (
        <View className="row gap-12">
          <Button kind="outline" grow onPress={goBack}>
            拒绝
          </Button>
          <Button kind="outline" grow onPress={allow}>
            同意授权
          </Button>
        </View>
      ) : (
        <Button block onPress={openLogin}>
          登录后再决定
        </Button>
      )}
      <View className="text-center text-13 color-secondary">拒绝不影响您在{shortName}的账号和购药</View>
    </>
  )
}
