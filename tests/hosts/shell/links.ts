import { linkIn } from '../../../src/platform/native/links'
import { memory } from './memory'
import type { ShellSettings } from './settings'

type Navigation = EventTarget & { addEventListener: (name: 'navigate', heard: (event: Navigating) => void) => void }
type Navigating = Event & { destination: { url: string } }

/** Takes the links of the app's scheme, as its web-view's delegate does. */
export function followLinks({ app, followsLinks, person }: ShellSettings) {
  const scheme = new URL(linkIn(app, { to: 'cart' })).protocol
  ;(window as unknown as { navigation: Navigation }).navigation.addEventListener('navigate', (event) => {
    const { url } = event.destination
    if (!url.startsWith(scheme)) return
    event.preventDefault()
    memory.note({ at: 'link', words: url })
    if (followsLinks) follow(new URL(url), person)
  })
}

function follow({ host, pathname, searchParams }: URL, person: ShellSettings['person']) {
  const to = host || pathname.replaceAll('/', '')
  if (to === 'login') {
    if (!person) return
    memory.write({ isLoggedIn: true })
    location.assign(searchParams.get('backurl') ?? '/')
  } else if (to === 'orders') location.assign(`/orders?tab=${searchParams.get('tab') ?? 'all'}`)
  else if (to === 'cart') location.assign('/cart')
  else if (to === 'product') location.assign(`/product/${searchParams.get('productCode') ?? ''}.html`)
}
