import Taro from '@tarojs/taro'

/** Brings an element into view, once what was rendered just now is on the page; WeChat focuses inputs alone, by their own `focus`. */
export function focusOn(id: string) {
  Taro.nextTick(() => void Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -120 }))
}
