import Taro from '@tarojs/taro'

/** Brings an element into view; WeChat focuses inputs alone, by their own `focus`. */
export function focusOn(id: string) {
  void Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -120 })
}
