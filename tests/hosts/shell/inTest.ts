import { openShell } from './openShell'
import type { ShellSettings } from './settings'

// A test puts the settings before this program. What an app puts into a page is there in every frame of it, so it is here too.
if (location.protocol !== 'about:') openShell((globalThis as unknown as { shellSettings: ShellSettings }).shellSettings)
