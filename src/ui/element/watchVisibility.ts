import Taro from '@tarojs/taro'

/** Calls back when the mini-program comes to the front again. */
export function watchVisibility(onSeen: () => void): () => void {
  Taro.onAppShow(onSeen)
  return () => Taro.offAppShow(onSeen)
}
