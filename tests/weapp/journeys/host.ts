import type { Client } from '../harness/client'

/** Where a mini-program runs: the engine, or DevTools. What only one of them can do is missing from the other. */
export type Host = {
  app: Client
  /** Waits until the page shows all it asked for. */
  settled?: () => Promise<unknown>
  /** How often an address of the gateway was answered. */
  answersOf?: (path: string) => number
  /** The ticket of the picture that the page asked for last. */
  ticket?: () => Promise<string>
  /** Lets so many milliseconds pass, where its clock is turned. */
  pass?: (milliseconds: number) => Promise<void>
  /** What the camera or the album gives next, in base64. */
  chooseNext?: (pictures: string[]) => Promise<void>
  setOffline?: (offline: boolean) => Promise<void>
  close: () => Promise<void>
}
