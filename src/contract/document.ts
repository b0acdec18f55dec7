import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id } from './fields'

export const DocumentKind = z.enum(['agreement', 'privacy', 'consent', 'rule', 'notice'])
export type DocumentKind = z.infer<typeof DocumentKind>

const Head = {
  name: Id,
  title: z.string(),
  kind: DocumentKind,
  version: z.string(),
  effectiveDate: z.iso.date(),
  /** When the text was last edited; null where it is the day it took effect. */
  updatedDate: z.nullable(z.iso.date()),
  /** A change that asks everybody who agreed before for a new yes. */
  material: z.boolean(),
  /** What changed against the version before. */
  changes: z.nullable(z.string()),
}

/** One line of an index of documents, or of a document's history. */
export const DocumentHead = z.looseObject(Head).register(z.globalRegistry, { id: 'DocumentHead' })
export type DocumentHead = z.infer<typeof DocumentHead>

/** A legal text, a rule or a notice: data with versions, never code. */
export const Document = z
  .looseObject({
    ...Head,
    /** The version in force today, for a reader of an old one. */
    currentVersion: z.string(),
    sections: z.array(z.looseObject({ heading: z.string(), paragraphs: z.array(z.string()) })),
    /** Whom to ask about it, and how soon an answer comes. */
    contact: z.string(),
  })
  .register(z.globalRegistry, { id: 'Document' })
export type Document = z.infer<typeof Document>

export const document = {
  list: endpoint('GET /documents', {
    about: 'Every document in its present version, without texts',
    session: 'none',
    sameFor: 'everybody',
    query: z.object({ kind: z.optional(DocumentKind) }),
    output: z.looseObject({ results: z.array(DocumentHead) }),
    fallback: { results: [] },
  }),
  one: endpoint('GET /documents/{name}', {
    about: 'The present version of a document',
    session: 'none',
    sameFor: 'everybody',
    params: z.object({ name: Id }),
    output: Document,
  }),
  history: endpoint('GET /documents/{name}/versions', {
    about: 'Every version of a document that took effect, newest first, and one that is announced',
    session: 'none',
    sameFor: 'everybody',
    params: z.object({ name: Id }),
    output: z.looseObject({ results: z.array(DocumentHead) }),
  }),
  version: endpoint('GET /documents/{name}/versions/{version}', {
    about: 'One version of a document, word for word as it was',
    session: 'none',
    sameFor: 'everybody',
    params: z.object({ name: Id, version: z.string().check(z.regex(/^[\w.-]{1,40}$/, '版本号不正确')) }),
    output: Document,
  }),
}
