import { useEffect, type ComponentType } from 'react'
import { useConnectivity } from '@/platform/connectivity'
import { lazy } from '@/ui/state/lazy'
import { BrokenPage } from './BrokenPage'
import { FailedPage } from './FailedPage'
import { isFault } from './isFault'

/**
 * What stands at an address whose page did not arrive: why, the retry, and then the page. The address and the screen agree, and back leads
 * to where the shopper came from. It is tried again by itself when the network is back. A page that arrived and whose code failed says that instead.
 */
export function latePage(error: unknown, fetchPage: () => Promise<ComponentType<object>>) {
  if (isFault(error)) return broken(error)
  const usePage = lazy(() =>
    fetchPage().catch((again: unknown) => {
      if (isFault(again)) return broken(again)
      throw again
    }),
  )
  return function LatePage(props: object) {
    const online = useConnectivity((state) => state.online)
    const { Part, load } = usePage({ when: false })
    useEffect(() => {
      if (online) void load()
    }, [online, load])
    if (Part) return <Part {...props} />
    if (!online) return <FailedPage title="没有网络" text="请检查网络后再试，填写的内容都还在" onRetry={load} />
    return <FailedPage text="可能是网络不太顺畅，您填的内容都还在。稍等几秒再试一次。" onRetry={load} />
  }
}

/** Nobody catches the fault of a page's code: it is reported as any other. */
function broken(error: unknown) {
  setTimeout(() => {
    throw error
  })
  return BrokenPage
}
