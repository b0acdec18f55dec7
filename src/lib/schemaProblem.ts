import * as core from 'zod/v4/core'

/**
 * The contract's own sentence about a value, so that form and gateway say the same; nothing where it is right or nobody asks. An empty
 * text is no answer to what may be left out.
 */
export function schemaProblem(schema: core.$ZodType | undefined, value: unknown): string | undefined {
  if (!schema || (value === '' && core.safeParse(schema, undefined).success)) return undefined
  return core.safeParse(schema, value).error?.issues[0]?.message
}
