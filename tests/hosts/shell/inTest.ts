import { openShell } from './openShell'
import type { ShellSettings } from './settings'

// A test puts the settings before this program; a frame of the page has them too, and no app of its own.
if (window.top === window && location.protocol !== 'about:')
  openShell((globalThis as unknown as { shellSettings: ShellSettings }).shellSettings)
