/** What a migration may not do while gateways of the release before still run on the database, and why. */
const RULES: Array<[pattern: RegExp, why: string]> = [
  [/^DROP (TABLE|VIEW|TYPE|SCHEMA|SEQUENCE)\b/, 'the older gateway still reads it'],
  [/^ALTER TABLE .* DROP COLUMN\b/, 'the older gateway still reads and writes it'],
  [/^ALTER (TABLE|TYPE|INDEX|SEQUENCE|VIEW) .* RENAME\b/, 'the older gateway knows the old name'],
  [/^ALTER TABLE .* SET SCHEMA\b/, 'the older gateway knows the old name'],
  [/^ALTER TABLE .* ALTER COLUMN .* (SET DATA )?TYPE\b/, 'the table is written anew under a lock that stops every call'],
  [/^ALTER TABLE .* SET NOT NULL\b/, 'the older gateway still writes rows without it, and every row is read under a lock'],
  [/^ALTER TABLE .* DROP DEFAULT\b/, 'the older gateway counts on it'],
  [/^ALTER TABLE .* ADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/, 'rows that exist, and those of the older gateway, do not have it'],
  [
    /^ALTER TABLE .* ADD COLUMN .*\b(now|random|gen_random_uuid|clock_timestamp)\(\).*\bNOT NULL\b/,
    'a default that differs by row writes the table anew',
  ],
  [/^ALTER TABLE .* ADD COLUMN .*\bGENERATED\b/, 'the table is written anew under a lock that stops every call'],
  [
    /^ALTER TABLE .* ADD (CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN)\b(?!.*\bNOT VALID\b)/,
    'every row is read under a lock; the older gateway may write what it forbids',
  ],
  [/^CREATE (UNIQUE )?INDEX\b/, 'writes to the table wait until every row is indexed'],
  [/^(LOCK|TRUNCATE|VACUUM FULL|CLUSTER|REINDEX)\b/, 'every call on the table waits'],
  [/^(UPDATE|DELETE FROM)\b/, 'it locks every row it touches: fill in batches, from a job'],
]

export type Unsafe = { statement: string; why: string }

/** The statements of one migration that an older gateway, or the calls under way, would not survive. What it made itself nobody uses yet. */
export function unsafeStatements(sql: string): Unsafe[] {
  const statements = sql
    .split(/--> statement-breakpoint|;\s*(?:\n|$)/)
    .map((statement) => statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')
  const made = new Set(statements.flatMap((statement) => /^CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/i.exec(statement)?.[1] ?? []))
  return statements.flatMap((statement) => {
    if (made.has(tableOf(statement))) return []
    const [, why] = RULES.find(([pattern]) => new RegExp(pattern, 'i').test(statement)) ?? []
    return why === undefined ? [] : [{ statement, why }]
  })
}

const tableOf = (statement: string) =>
  /^(?:ALTER TABLE(?: ONLY)?|CREATE (?:UNIQUE )?INDEX .*? ON|UPDATE|DELETE FROM) "?(?:public"?\.)?"?(\w+)"?/i.exec(statement)?.[1] ?? ''
