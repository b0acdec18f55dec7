import { useEffect, useState } from 'react'
import { openLogin } from '@/platform/login'
import { redirectToLogin, loginOpened } from '@/platform/login/redirectToLogin'
import { arrival, useSession } from '@/platform/session'
import { useRoute } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Empty } from '@/ui/state/Empty'
import { Screen } from '@/ui/shell/Screen'
import { Skeleton } from '@/ui/state/Skeleton'

/**
 * Stands in the place of a members-only page. A login that is being handed over is waited for; a visitor is led to the login once, and
 * who comes back from it without logging in finds the way there.
 */
export function LoginFirst() {
  const { row } = useRoute()
  const [isLed, setLed] = useState(false)
  useEffect(() => {
    const lead = async () => {
      await arrival.until
      if (useSession.getState().member) return
      redirectToLogin()
      await loginOpened()
      setLed(true)
    }
    void lead()
  }, [])
  return (
    <Screen>
      {isLed ? (
        <Empty page picture="orders" title="登录后查看">
          <Button onPress={openLogin}>登录</Button>
        </Empty>
      ) : (
        <Skeleton level={row.skeleton ?? 1} />
      )}
    </Screen>
  )
}
