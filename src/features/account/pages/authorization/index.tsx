import { View } from '@tarojs/components'
import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { useRead } from '@/api/useRead'
import { partner } from '@/contract/partner'
import { go } from '@/routes/go'
import { useParams } from '@/routes/useRoute'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Loaded } from '@/ui/Loaded'
import { Screen } from '@/ui/Screen'
import { AskForPartner } from '../../authorization/AskForPartner'
import { Granted } from '../../authorization/Granted'

/** Route `authorization`: who asks, for what and for how long, with a yes and a no that weigh the same (PIPL 23). */
export default function AuthorizationPage() {
  const { partner: id = '' } = useParams('authorization')
  const asked = useRead(partner.one, { params: { partner: id } })
  const [returnUrl, setReturnUrl] = useState<string>()
  if (asked.error instanceof ApiError && (asked.error.status === 404 || asked.error.status === 400)) {
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
          <View className="pad stack pb32">
            {returnUrl === undefined ? <AskForPartner who={who} onGranted={setReturnUrl} /> : <Granted who={who} returnUrl={returnUrl} />}
          </View>
        )}
      </Loaded>
    </Screen>
  )
}
