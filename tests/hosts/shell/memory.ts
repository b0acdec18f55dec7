import type { LogLine, MiniSettings, ShellSettings } from './settings'

type Kept = { settings?: ShellSettings | MiniSettings; isLoggedIn: boolean; log: LogLine[] }

const KEY = 'shell'
const EMPTY: Kept = { isLoggedIn: false, log: [] }

/** What an app remembers while the pages in it come and go: kept in the window, where no page of the shop looks. */
export const memory = {
  read: (): Kept => ({ ...EMPTY, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }),
  write(change: Partial<Kept>) {
    sessionStorage.setItem(KEY, JSON.stringify({ ...memory.read(), ...change }))
  },
  note(line: LogLine) {
    memory.write({ log: [...memory.read().log, line].slice(-200) })
    dispatchEvent(new Event('shell-noted'))
  },
  forget: () => sessionStorage.removeItem(KEY),
}
