import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DocumentKind } from '../../../src/contract/document'

/** Documents: legal texts, rules and notices, with all versions. */
export const documents = pgTable(
  'documents',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    title: text('title').notNull(),
    kind: text('kind').$type<DocumentKind>().notNull().default('rule'),
    effectiveDate: text('effective_date').notNull(),
    updatedDate: text('updated_date'),
    /** Consent to earlier versions has to be renewed. */
    material: boolean('is_material').notNull().default(false),
    changes: text('changes'),
    sections: jsonb('sections').$type<Array<{ heading: string; paragraphs: string[] }>>().notNull(),
    /** Who answers questions about it; empty where the text says so itself. */
    contact: text('contact').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.name, t.version] })],
)
