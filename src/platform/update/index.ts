import Taro from '@tarojs/taro'
import { create } from 'zustand'

/** A newer mini-program: fetched and waiting for a restart, or not to be had. WeChat looks for one at every cold start. */
export const useUpdate = create<{ update: 'ready' | 'failed' | undefined }>()(() => ({ update: undefined }))

export function watchUpdates() {
  const manager = Taro.getUpdateManager()
  manager.onUpdateReady(() => useUpdate.setState({ update: 'ready' }))
  manager.onUpdateFailed(() => useUpdate.setState({ update: 'failed' }))
}

/** Ends the mini-program and starts the newer one. */
export const restart = () => Taro.getUpdateManager().applyUpdate()
