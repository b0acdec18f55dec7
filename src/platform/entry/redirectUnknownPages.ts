import Taro from '@tarojs/taro'
import { enter } from '@/routes/go'

/**
 * A scheme, a link or an old code may name a page that this version does not have. WeChat waits for no promise and no effect: the page
 * that is shown instead has to be named at once. A public address of the shop still opens its page.
 */
export const redirectUnknownPages = () =>
  Taro.onPageNotFound(({ path, query }) => {
    const pairs = Object.entries(query as Record<string, string>).map(([key, value]) => `${key}=${value}`)
    void enter(`/${path.replace(/^\//, '')}?${pairs.join('&')}`, 'replace')
  })
