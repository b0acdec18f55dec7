import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id } from './fields'

/** A legal text, a rule or a notice: data with versions, never code. */
export const Document = z
  .looseObject({
    name: Id,
    title: z.string(),
    version: z.string(),
    effectiveDate: z.iso.date(),
    /** What changed against the version before. */
    changes: z.nullable(z.string()),
    sections: z.array(z.looseObject({ heading: z.string(), paragraphs: z.array(z.string()) })),
  })
  .register(z.globalRegistry, { id: 'Document' })
export type Document = z.infer<typeof Document>

export const document = {
  one: endpoint('GET /documents/{name}', {
    about: 'The present version of a document',
    session: 'none',
    params: z.object({ name: Id }),
    output: Document,
  }),
}
