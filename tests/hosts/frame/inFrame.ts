import { memory } from '../shell/memory'
import { openMini } from '../shell/openMini'
import { openShell } from '../shell/openShell'
import { agentOf, type MiniSettings, type ShellSettings } from '../shell/settings'
import { choiceIn } from './choice'
import { drawPanel } from './panel'

// The server puts the settings before this program, and this program before the shop.
const { shellSettings } = globalThis as unknown as { shellSettings: ShellSettings | MiniSettings }
const PHONE = 'shells.phone'
const userAgent = agentOf(shellSettings)

Object.defineProperty(navigator, 'userAgent', { get: () => userAgent })
becomePhone(JSON.stringify([userAgent, shellSettings.person?.userId]))
if (shellSettings.app === 'doctorMini') openMini(shellSettings)
else openShell(shellSettings)
document.documentElement.dataset.system = shellSettings.system
addEventListener('DOMContentLoaded', () => drawPanel(choiceIn(document.cookie)))

/** Another app, system, version or person is another phone: nothing is stored on it yet, and its person is logged in in its app. */
function becomePhone(phone: string) {
  const isSame = localStorage.getItem(PHONE) === phone
  if (!isSame) {
    localStorage.clear()
    localStorage.setItem(PHONE, phone)
  }
  if (isSame && memory.read().settings) return
  sessionStorage.clear()
  memory.write({ isLoggedIn: shellSettings.person !== undefined })
}
