import { openMini } from './openMini'
import { openShell } from './openShell'
import type { MiniSettings, ShellSettings } from './settings'

// A test puts the settings before this program. What an app puts into a page is there in every frame of it, so it is here too.
if (location.protocol !== 'about:') {
  const { shellSettings } = globalThis as unknown as { shellSettings: ShellSettings | MiniSettings }
  if (shellSettings.app === 'doctorMini') openMini(shellSettings)
  else openShell(shellSettings)
}
