import type { Calls, SyncCalls } from './given'

let fetched: string | undefined

/** What WeChat fetched for this start from the address that its operator set (数据预拉取); nothing where none is set. */
export const fetchAhead = (text: string | undefined) => void (fetched = text)

export const backgroundFetchCalls: Calls = {
  getBackgroundFetchData() {
    if (fetched === undefined) throw new Error('no data')
    return { fetchedData: fetched, timeStamp: Date.now(), path: '', query: '', scene: 1001 }
  },
}

/** It is there before the mini-program asks: nothing comes later. */
export const backgroundFetchSync: SyncCalls = { onBackgroundFetchData: () => undefined }
