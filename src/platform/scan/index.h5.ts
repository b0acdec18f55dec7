import type { Scan } from './types'

/** A browser reads no codes: nothing offers it. */
export const canScan: boolean = false

export const scan: Scan = () => Promise.reject(new Error('A browser reads no codes'))
