import Taro from '@tarojs/taro'

type Work = () => Promise<void>
/** By the page above which something of ours takes WeChat's back. */
const works = new Map<unknown, Work>()

/** While something of ours takes WeChat's back on a page, this takes it away again. Returns the unsubscribe function. */
export function onFreeBack(page: unknown, work: Work): () => void {
  works.set(page, work)
  return () => {
    if (works.get(page) === work) works.delete(page)
  }
}

/** Before a step back of our own, which is to leave the page on top and not to close what is above it; pages below keep what is above them. */
export const freeBack = () => works.get(Taro.getCurrentInstance().page)?.()
