import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { WordKind, WordUse } from '../../../src/contract/sensitiveWord'

/** Words that may not be written where others read them. None is ever deleted: one that is not wanted is switched off. Of a shopper they hold nothing. */
export const sensitiveWords = pgTable(
  'sensitive_words',
  {
    wordId: text('word_id').primaryKey(),
    word: text('word').notNull(),
    /** As it is compared (`letters.ts`): what is written otherwise and read alike is one word. */
    letters: text('letters').notNull().unique(),
    kind: text('kind').$type<WordKind>().notNull(),
    uses: text('uses').array().$type<WordUse[]>().notNull(),
    /** Longer phrases in which it is not meant. */
    except: text('except').array().notNull(),
    /** What can be written instead; empty: what is said of its kind. */
    tip: text('tip').notNull(),
    isActive: boolean('is_active').notNull(),
    /** Why it was added, changed or switched off last; empty as the release brought it. */
    reason: text('reason').notNull(),
  },
  (t) => [index('sensitive_words_kind').on(t.kind, t.word)],
)
