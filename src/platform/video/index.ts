import type { PlayInApp } from './types'

/** The mini-program is in no app of ours. */
export const playInApp: PlayInApp = () => Promise.resolve(false)
