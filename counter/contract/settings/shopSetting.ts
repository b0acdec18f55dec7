import type * as z from 'zod/mini'
import type { Editor } from './editor'

/** In the order of the page. */
export const SETTING_GROUPS = ['搜索与首页', '营业与电话', '资质公示', '交易', '文字', '实验', '技术'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

/** The shop's pages on which settings are seen, by their names in the route table. */
export type ShopPage = 'home' | 'search' | 'category' | 'pharmacist' | 'me' | 'certificate' | 'rulesList'

export type ShopSetting = {
  group: SettingGroup
  title: string
  /** Where shoppers meet it, and what an operator should know. */
  help: string
  /** The page that shows it, where one does and any visitor sees it there. */
  seenOn?: ShopPage
  shape: z.ZodMiniType
  editor: Editor
}
