import { routesAlias } from '@tarojs/router'
import { pageAt } from '@/routes/resolve'
import { isStatic } from '@/routes/pattern'
import { rows } from '@/routes/rows'
import '../backListener'
import '../entry'
import { watchConnectivity } from '../connectivity'

type Alias = { getOrigin: (url?: string) => string; getAlias: (url?: string) => string; getAll: (url?: string) => string[] }

const alias = routesAlias as unknown as Alias

/*
 * Taro's H5 router looks page configs up by exact address, which an address with parameters never is. These three answers
 * are its exported table's, taught our patterns (tech notes: no fork). It knows a page by the page's own path alone: which
 * address leads there is for taro/universalRouter to say.
 */
alias.getOrigin = (url = '') => pageAt(url).page
alias.getAlias = (url = '') => {
  const own = Object.values(rows).filter((row) => `/${row.page}` === url)
  const [only] = own
  return own.length === 1 && only && isStatic(only.path) ? only.path : url
}
alias.getAll = () => []

watchConnectivity()
// No keyboard comes before the first field: neither does the code that makes room for it.
window.addEventListener(
  'focusin',
  () => void import('../keyboard/avoidKeyboard').then(({ avoidKeyboard }) => avoidKeyboard()).catch(() => undefined),
  {
    once: true,
  },
)
