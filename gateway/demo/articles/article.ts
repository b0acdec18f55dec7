import type { articles } from '../../tables'

/** An article as the demonstration begins with it. A shop of its own writes its articles at the counter. */
export type Written = Omit<typeof articles.$inferInsert, 'isPublished'>

/** Who writes them: the demonstration's pharmacists. */
export const SHEN = { author: '沈知夏', authorTitle: '主管药师' } as const
export const GU = { author: '顾明远', authorTitle: '执业药师' } as const
