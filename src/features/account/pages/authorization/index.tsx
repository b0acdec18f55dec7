import { View } from '@tarojs/components'
import { useState } from 'react'
import { isUnknown } from '@/api/errors'
import { useRead } from '@/api/useRead'
import { partner } from '@/contract/partner'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { AskForPartner } from './AskForPartner'
import { Granted } from './Granted'

/** Route `authorization`: who asks, for what and for how long, with a yes and a no that weigh the same (PIPL 23). */
export default function AuthorizationPage() {
  const { partner: id = '' } = useParams('authorization')
  const asked = useRead(partner.one, { params: { partner: id } })
  const [returnUrl, setReturnUrl] = useState<string>()
  if (isUnknown(asked.error)) {
    return (
      <Screen>
        <Empty page picture="notFound" title="没有这个合作方" text="链接可能写错了，或合作已经结束。我们没有向任何人提供您的信息。">
          <Button onPress={() => go('home')}>回到首页</Button>
        </Empty>
      </Screen>
    )
  }
  return (
    <Screen>
      <Loaded of={asked} skeleton={1}>
        {(who) => (
          <View className="padding-gutter stack padding-bottom-32">
            {returnUrl === undefined ? <AskForPartner who={who} onGranted={setReturnUrl} /> : <Granted who={who} returnUrl={returnUrl} />}
          </View>
        )}
      </Loaded>
    </Screen>
  )
}
