import Taro from '@tarojs/taro'

/** Tells when the mini-program goes to the back, which may be the last that is heard of it, and when it is back. Gives the end of telling. */
export function watchLeaving(onAway: () => void, onBack: () => void): () => void {
  Taro.onAppHide(onAway)
  Taro.onAppShow(onBack)
  return () => {
    Taro.offAppHide(onAway)
    Taro.offAppShow(onBack)
  }
}

/** Subscribes to uncaught errors and rejections, by their message. Returns the unsubscribe function. */
export function watchFaults(onFault: (words: string) => void): () => void {
  const fault = (error: unknown) => onFault(String(error).split('\n')[0] ?? '')
  const rejection = ({ reason }: { reason: unknown }) => onFault(String(reason))
  Taro.onError(fault)
  Taro.onUnhandledRejection(rejection)
  return () => {
    Taro.offError(fault)
    Taro.offUnhandledRejection(rejection)
  }
}
