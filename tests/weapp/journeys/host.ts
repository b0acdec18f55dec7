import type MiniProgram from 'miniprogram-automator/out/MiniProgram'

/** Where a mini-program runs: the engine, or DevTools. What only one of them can do is missing from the other. */
export type Host = {
  app: MiniProgram
  setOffline?: (offline: boolean) => Promise<void>
  close: () => Promise<void>
}
