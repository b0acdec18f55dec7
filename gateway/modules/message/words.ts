import * as z from 'zod/mini'
import type { Querying } from '../../db/open'
import { setting, settingOf } from '../../kernel/settings'
import type { Template } from './templates'

const Own = z.object({ title: z.optional(z.string()), text: z.optional(z.string()), outside: z.optional(z.string()) })
/** What a shop says in its own words, by template; the rest stays as it is built. */
const wordsSetting = setting('messageWords', z.record(z.string(), Own))

type Texts = Pick<Template, 'title' | 'text' | 'outside'>

/** The texts of a template: the shop's own where it has some. */
export async function textsOf(db: Querying, name: string, { title, text, outside }: Template): Promise<Texts> {
  return { title, text, outside, ...(await settingOf(db, wordsSetting))?.[name] }
}

/** `订单 {orderCode}` with its words; one that is not known stands as it is written, so that a mistake is seen. */
export const filled = (text: string, words: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (written, name: string) => words[name] ?? written)
