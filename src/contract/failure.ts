import * as z from 'zod/mini'

/** How the gateway says no: a code for programs, a sentence for people, and the field it concerns. */
export const Failure = z
  .looseObject({
    code: z.string(),
    message: z.string(),
    field: z.optional(z.string()),
    details: z.optional(z.unknown()),
  })
  .register(z.globalRegistry, { id: 'Failure' })
export type Failure = z.infer<typeof Failure>
