import { setting } from '../../kernel/settings'

/** What many look for, with a short note. */
export type HotWord = { searchWord: string; note: string | null }
export const hotWordsSetting = setting<HotWord[]>('hotWords')
