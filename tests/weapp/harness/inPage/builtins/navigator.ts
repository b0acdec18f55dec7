import { words } from './builtin'
import { size, text, type Define } from './define'

const CALLS: Record<string, string> = {
  navigate: 'navigateTo',
  redirect: 'redirectTo',
  switchTab: 'switchTab',
  reLaunch: 'reLaunch',
  navigateBack: 'navigateBack',
}

export const defineNavigator = (define: Define, go: (call: string, given: object) => void) =>
  define('navigator', {
    properties: { url: text(), openType: text('navigate'), delta: size(1) },
    drawn({ data, drawn }) {
      drawn.addEventListener('click', () => {
        const { url, openType, delta } = data()
        go(CALLS[words(openType)] ?? 'navigateTo', { url, delta })
      })
      return undefined
    },
  })
