import { answerPanel } from '../panel'
import type { PageStack } from '../pageStack'
import { shareFrom } from '../wx/share'
import type { Commands } from './commands'

/** `Tool.native`: what a person touches outside the page. */
export function nativeCommands(stack: PageStack): Commands {
  const home = () => stack.reLaunch({ url: `/${stack.homePath}` })
  const acts: Record<string, (data: { url: string }) => unknown> = {
    confirmModal: () => answerPanel('confirm'),
    cancelModal: () => answerPanel('cancel'),
    authorizeAllow: () => answerPanel('confirm'),
    authorizeCancel: () => answerPanel('cancel'),
    shareConfirm: () => answerPanel('confirm'),
    shareCancel: () => answerPanel('cancel'),
    navigateLeft: () => stack.navigateBack(),
    switchTab: (data) => stack.switchTab(data),
    goHome: home,
  }
  return {
    'Tool.getInfo': () => ({ SDKVersion: 'dev' }),
    async 'Tool.native'({ method, data }: { method: string; data: { url: string } }) {
      const act = acts[method]
      if (!act) throw new Error(`Tool.native does not know "${method}"`)
      await act(data)
    },
    /** Not of DevTools: the menu above the page. */
    'Engine.share': () => shareFrom('menu'),
  }
}
