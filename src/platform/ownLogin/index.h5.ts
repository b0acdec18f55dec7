import type { OwnLogin } from './types'

/** A browser has no login of its own. */
export const OWN_LOGIN: OwnLogin | undefined = undefined
export const loginCode = (): Promise<string> => Promise.reject(new Error('There is no login of a browser'))
export type { OwnLogin }
