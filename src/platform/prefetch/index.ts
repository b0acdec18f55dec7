import Taro from '@tarojs/taro'

/** What WeChat fetched ahead of a start (数据预拉取): what was answered, and when this phone had it, in milliseconds. */
export type Prefetched = { data: unknown; at: number }

/**
 * Hears what WeChat fetched for this start: what is there already, and what comes later. Nothing where WeChat cannot do it, where the pharmacy
 * has set no address for it (docs/mini-program.md), where that could not be reached, and where what came is no JSON.
 */
export function onPrefetched(take: (prefetched: Prefetched) => void) {
  const told = ({ fetchedData, timeStamp }: { fetchedData: unknown; timeStamp: number }) => {
    const data = parsed(String(fetchedData))
    if (data !== undefined) take({ data, at: timeStamp })
  }
  const host: Partial<typeof Taro> = Taro
  host.getBackgroundFetchData?.({ fetchType: 'pre' }).then(told, () => undefined)
  host.onBackgroundFetchData?.(told)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
