import Taro from '@tarojs/taro'
import { create } from 'zustand'

/** Whether the device says it has a network. */
export const useConnectivity = create<{ online: boolean }>()(() => ({ online: true }))

/** Starts listening to the host; called once at start. */
export function watchConnectivity() {
  Taro.onNetworkStatusChange(({ isConnected }) => useConnectivity.setState({ online: isConnected }))
}
