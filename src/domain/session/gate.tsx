import Taro from '@tarojs/taro'
import { useCallback, useState, type ComponentType } from 'react'
import { useSession } from '@/platform/session'
import { useRoute } from '@/routes/useRoute'
import { useOnTop } from '@/ui/element/useOnTop'
import { LazyConsentFirst } from './LazyConsentFirst'
import { LazyLoginFirst } from './LazyLoginFirst'

/**
 * A page behind its row's guard. A members-only page is mounted for a member, one that needs a consent for a member who gave it, and not
 * before it is on screen: Taro would hand it the parameters of the page above. Once mounted it stays, with what was typed, also when the
 * session ends or the consent is taken back under it.
 */
const guarded = (Page: ComponentType) =>
  function Gate(props: object) {
    const { row } = useRoute()
    const isOnTop = useOnTop()
    const isMember = useSession(({ member }) => member !== undefined)
    const [isOpen, setOpen] = useState(row.session !== 'required' && !row.needConsent)
    const open = useCallback(() => setOpen(true), [])
    if (!isOpen && isMember && isOnTop && !row.needConsent) setOpen(true)
    if (isOpen) return <Page {...props} />
    return isMember && row.needConsent ? <LazyConsentFirst texts={row.needConsent} isOnTop={isOnTop} onAgreed={open} /> : <LazyLoginFirst />
  }

type App = { mount?(page: ComponentType, id: string, done: () => void): void }

/** Puts the gate before every page: whatever Taro mounts goes through it. To be called before Taro makes the app. */
export function guardPages() {
  const current: { app: App | null } = Taro.getCurrentInstance()
  let app = current.app
  Object.defineProperty(current, 'app', {
    get: () => app,
    set: (made: App) => {
      app = made
      const mount = made.mount?.bind(made)
      if (mount) made.mount = (page, id, done) => mount(guarded(page), id, done)
    },
  })
}
