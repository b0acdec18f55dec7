import type * as z from 'zod/mini'
import type { Editor } from './editor'

/** In the order of the page. */
export const SETTING_GROUPS = ['搜索与首页', '营业与电话', '资质公示', '交易', '文字', '实验', '技术'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

export type ShopSetting = {
  group: SettingGroup
  title: string
  /** Where shoppers meet it, and what an operator should know. */
  help: string
  shape: z.ZodMiniType
  editor: Editor
}
