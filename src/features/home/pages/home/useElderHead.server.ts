import { ElderHead } from './ElderHead'

/** What renders pages has all of them at hand. */
export const useElderHead = (_: { when: boolean }) => ({ Part: ElderHead, failed: false, load: () => Promise.resolve() })
