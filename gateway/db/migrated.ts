import { readFileSync } from 'node:fs'
import path from 'node:path'
import { version } from '../../package.json'
import { isDatabaseAway } from './away'
import type { Db } from './open'
import { markPurpose, requirePurpose, type Purpose } from './purpose'
import type { Run } from './run'
import { DatabaseForeign, DatabaseNewer, MigrationFailed } from './refused'

type Options = {
  run: Run
  db: Db
  purpose: Purpose | undefined
  migrate: () => Promise<void>
  migrationsFolder: string
}
export type Migration = { tag: string; when: number }

/** The migrations of this release, oldest first. */
export function migrationsIn(migrationsFolder: string): Migration[] {
  const journal = readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')
  return (JSON.parse(journal) as { entries: Migration[] }).entries
}

/** When the newest migration was made that the database has seen; nothing for an empty one. */
export async function migratedUntil(run: Run): Promise<number | undefined> {
  const [table] = await run(`select to_regclass('drizzle.__drizzle_migrations')::text as name`)
  if (!table?.name) return undefined
  const [last] = await run('select max(created_at)::text as at from drizzle.__drizzle_migrations')
  return last?.at === null ? undefined : Number(last?.at)
}

/**
 * Brings the tables up to date. All missing migrations are one transaction. Refuses tables that a newer release has changed; which one
 * that was stands in the comment of the schema that keeps the list of migrations.
 */
export async function migrated({ run, db, purpose, migrate, migrationsFolder }: Options) {
  const known = migrationsIn(migrationsFolder)
  const newest = known.at(-1)
  const until = await migratedUntil(run)
  const release = until === undefined ? undefined : await releaseOf(run)
  if (release === undefined && !(await isOurs(run, { until, first: known[0] }))) await refuseForeign(run)
  if (until !== undefined && newest && until > newest.when) {
    throw new DatabaseNewer(
      `数据库已被版本 ${release ?? '（未注明，较新）'} 升级过，当前程序是 ${labelOf(newest)}，不能打开：请换回升级后的程序，或用升级前的备份恢复到新的目录或数据库。`,
    )
  }
  // Data of another purpose are not even migrated.
  if (purpose) await requirePurpose(db, purpose)
  if (until !== newest?.when) await migrateTo(newest, { run, migrate })
  if (purpose) await markPurpose(db, purpose)
}

/** The release that migrated last, by the comment of the schema that keeps the list of migrations. */
async function releaseOf(run: Run): Promise<string | undefined> {
  const [comment] = await run(`select obj_description('drizzle'::regnamespace) as release`)
  return typeof comment?.release === 'string' ? comment.release : undefined
}

/** Whether our first migration made the tables; another program may keep its migrations in Drizzle's way, too. */
async function isOurs(run: Run, { until, first }: { until: number | undefined; first: Migration | undefined }): Promise<boolean> {
  if (until === undefined || !first) return false
  return (await run(`select from drizzle.__drizzle_migrations where created_at = ${first.when}`)).length > 0
}

/** Refuses tables of another program, among which ours would be lost or in the way. What an extension brought is nobody's. */
async function refuseForeign(run: Run) {
  const found = await run(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
     and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e') order by 1 limit 3`,
  )
  if (found.length === 0) return
  throw new DatabaseForeign(
    `数据库里有别的程序的表（${found.map(({ name }) => String(name)).join('、')}），不是青禾的数据：请用 DATABASE_URL 指定一个空的数据库。`,
  )
}

async function migrateTo(newest: Migration | undefined, { run, migrate }: Pick<Options, 'run' | 'migrate'>) {
  try {
    await migrate()
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new MigrationFailed(`数据库升级到 ${newest ? labelOf(newest) : version} 失败，已全部撤销，数据与升级前相同。原因：${reason}`, {
      cause: error,
    })
  }
  if (newest) await run(`comment on schema drizzle is '${labelOf(newest)}'`)
}

const labelOf = ({ tag }: Migration) => `${version}（${tag}）`
