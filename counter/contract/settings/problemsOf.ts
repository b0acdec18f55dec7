import type * as z from 'zod/mini'

/** What is wrong with a value: where in it (`2.searchWord`; empty of the whole) and a sentence for who typed it. */
export type Problem = { path: string; message: string }

const CHINESE = /[\u4e00-\u9fff]/

/** The problems a shape finds, in words. */
export function problemsOf(shape: z.ZodMiniType, value: unknown): Problem[] {
  const read = shape.safeParse(value)
  if (read.success) return []
  return read.error.issues.map((issue) => ({ path: issue.path.join('.'), message: sentenceOf(issue) }))
}

/** Of a key of a record the shape of keys says what is wrong with it. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  const message = (issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined) ?? issue.message
  return CHINESE.test(message) ? message : '这一栏的内容不正确'
}
