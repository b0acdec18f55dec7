import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DocumentKind } from '../../../src/contract/document'

/** Legal texts, rules and notices, each version kept. */
export const documents = pgTable(
  'documents',
  {
    name: text('name').notNull(),
    version: text('version').notNull(),
    title: text('title').notNull(),
    kind: text('kind').$type<DocumentKind>().notNull().default('rule'),
    effectiveDate: text('effective_date').notNull(),
    updatedDate: text('updated_date'),
    /** Everybody who agreed to an earlier version is asked again. */
    material: boolean('is_material').notNull().default(false),
    changes: text('changes'),
    sections: jsonb('sections').$type<Array<{ heading: string; paragraphs: string[] }>>().notNull(),
    contact: text('contact').notNull().default('个人信息保护负责人电话 400-000-2026 转 6，十五个工作日内答复'),
  },
  (t) => [primaryKey({ columns: [t.name, t.version] })],
)
