import { ElderHead } from './ElderHead'

/** The mini-program has all of its main package at hand. */
export const useElderHead = (_: { when: boolean }) => ({ Part: ElderHead, failed: false, load: () => Promise.resolve() })
