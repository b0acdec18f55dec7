import { useEffect, useState } from 'react'
import { useRead } from '@/api/useRead'
import { agreement, type Agreement } from '@/contract/agreement'
import { redirectToConsent } from '@/platform/consent/redirectToConsent'
import type { ConsentText } from '@/routes/route'
import { useRoute } from '@/routes/useRoute'
import { Button } from '@/ui/press/Button'
import { Screen } from '@/ui/shell/Screen'
import { Empty } from '@/ui/state/Empty'
import { Failure } from '@/ui/state/Failure'
import { Skeleton } from '@/ui/state/Skeleton'

export type ConsentFirstProps = {
  texts: readonly ConsentText[]
  /** Whether this page is the one on screen: from below another page nobody is led anywhere. */
  isOnTop: boolean
  /** Every text is agreed to. */
  onAgreed: () => void
}

const covers = (agreements: readonly Agreement[], text: ConsentText) =>
  agreements.some(({ document, status }) => document === text && status === 'agreed')

/**
 * Stands in the place of a page that needs a consent. A member is led to each missing text once, and who comes back without agreeing
 * finds the way there.
 */
export function ConsentFirst({ texts, isOnTop, onAgreed }: ConsentFirstProps) {
  const { row } = useRoute()
  const { data, status, refreshing, error, retry } = useRead(agreement.list, {}, { staleTime: 0 })
  const [shown, setShown] = useState<ConsentText>()
  const results = status === 'ready' && !refreshing ? data?.results : undefined
  const missing = results && texts.find((text) => !covers(results, text))
  const isAgreed = results !== undefined && missing === undefined

  useEffect(() => {
    if (isAgreed && isOnTop) onAgreed()
  }, [isAgreed, isOnTop, onAgreed])
  useEffect(() => {
    if (missing && isOnTop && missing !== shown) void redirectToConsent(missing).then(() => setShown(missing))
  }, [missing, isOnTop, shown])

  if (status === 'failed') {
    return (
      <Screen>
        <Failure page error={error} onRetry={retry} />
      </Screen>
    )
  }
  return (
    <Screen>
      {missing && missing === shown ? (
        <Empty page picture="orders" title="需要您单独同意" text="阅读并同意后才能打开这个页面，其他功能照常可用">
          <Button onPress={() => redirectToConsent(missing)}>阅读文件</Button>
        </Empty>
      ) : (
        <Skeleton level={row.skeleton ?? 1} />
      )}
    </Screen>
  )
}
