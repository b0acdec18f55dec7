import type { DocumentKind } from '../../../src/contract/document'

export type Section = { heading: string; paragraphs: string[] }

/** One version of a legal text, a rule or a notice. A change is a new version beside the old one, which never changes. */
export type DocumentRow = {
  name: string
  /** The day it was written, which is the day it comes into force: `2026-11-01`. */
  version: string
  title: string
  kind: DocumentKind
  effectiveDate: string
  /** What changed against the version before, one sentence a line; nothing in a first version. */
  changes: string | null
  /** Whether consent to the version before has to be renewed. */
  material: boolean
  sections: Section[]
}

/** A version that comes into force on the day it is named after. Numbers of sections are the page's. */
export const written = (
  name: string,
  version: string,
  { title, changes = null, kind = 'rule', material = false, sections }: Pick<DocumentRow, 'title' | 'sections'> & Partial<DocumentRow>,
): DocumentRow => ({ name, version, title, effectiveDate: version, kind, changes, material, sections })
