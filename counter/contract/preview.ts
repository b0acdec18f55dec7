import * as z from 'zod/mini'
import { Instant } from '../../src/contract/fields'
import { workEndpoint } from './workEndpoint'

/** For how long a preview is looked at; the counter asks for another one then. */
export const PREVIEW_MINUTES = 15

export const preview = {
  create: workEndpoint('POST /previews', {
    about: 'Look at the shop with something that is not saved: whoever has the token sees it so, and nobody else',
    title: '预览',
    version: 'none',
    roles: ['operator', 'pharmacist'],
    // The token stands in the answer, which a key would keep.
    idempotent: false,
    body: z.object({
      /** The kind of thing, as changes name it, and which one. */
      subject: z.string().check(z.regex(/^[a-zA-Z]{1,40}$/, '没有这一类内容')),
      subjectId: z.string().check(z.minLength(1), z.maxLength(100)),
      /** What was typed, as saving it takes it. */
      edited: z.unknown(),
    }),
    output: z.looseObject({
      token: z.string(),
      expiresAt: Instant,
      /** What else follows from it, for whoever edits. */
      notes: z.array(z.string()),
    }),
  }),
}
