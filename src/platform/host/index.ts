import { hostOf } from './hostOf'

export const host = hostOf(typeof navigator === 'undefined' ? '' : navigator.userAgent)
export * from './types'
