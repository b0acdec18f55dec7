import Taro from '@tarojs/taro'
import { enter, enterPage } from '@/routes/go'
import { rows } from '@/routes/rows'

/** Pages that were moved while cards which name them were under way. */
const MOVED: Readonly<Record<string, string>> = { 'features/order/pages/family/index': rows.familyPay.page }

/**
 * A scheme, a link or an old code may name a page that this version does not have. WeChat waits for no promise and no effect: the page
 * that is shown instead has to be named at once. A public address of the shop still opens its page, and so does a page that was moved.
 */
export const redirectUnknownPages = () =>
  Taro.onPageNotFound(({ path, query }) => {
    const given = query as Record<string, string>
    const bare = path.replace(/^\//, '')
    const moved = MOVED[bare]
    if (moved) return void enterPage(moved, given, 'replace')
    const pairs = Object.entries(given).map(([key, value]) => `${key}=${value}`)
    void enter(`/${bare}?${pairs.join('&')}`, 'replace')
  })
