import * as z from 'zod/mini'
import { Website } from '../../src/contract/chat'
import { Id, Instant, Page, Size } from '../../src/contract/fields'
import { MaskedPhone, MaskedText } from './masked'
import { Version } from './version'

/** A message that was left while nobody answered. */
export const StaffLeftMessage = z.looseObject({
  id: Id,
  version: Version,
  website: Website,
  text: MaskedText,
  at: Instant,
  /** Of a visitor the phone he left; a member is told in the shop. */
  phone: z.nullable(MaskedPhone),
  isMember: z.boolean(),
  answer: z.nullable(z.looseObject({ text: MaskedText, at: Instant, by: z.string() })),
})
export type StaffLeftMessage = z.infer<typeof StaffLeftMessage>

export const LeftQuery = z.object({ page: Page, size: Size, state: z._default(z.enum(['waiting', 'answered']), 'waiting') })
