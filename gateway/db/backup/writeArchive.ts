import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pack, type Pack } from 'tar-stream'
import { version } from '../../../package.json'
import { migratedUntil, type Migration } from '../migrated'
import { DatabaseRefused } from '../refused'
import { FORMAT, MANIFEST, MANIFEST_HASH, type Manifest, type Part } from './manifest'
import type { Run } from '../run'
import { snapshotOf, type Snapshot, type Table } from './snapshot'

const compress = promisify(gzip)
/** Characters of rows in one part: what a restore holds in memory. */
const PART_SIZE = 2 << 20

export type Source = {
  run: Run
  /** Whether the connection is also the shop's own. */
  isShared: boolean
  migrations: readonly Migration[]
  /** A folder whose files belong to the backup, and are only ever added or removed: uploads. */
  folder?: string | undefined
}

type Archive = {
  /** A fault destroys it, so that no reader takes half a backup for a whole one. */
  stream: Pack & AsyncIterable<Buffer>
  /** Settles when nothing is read from the database any more, however the backup ended. */
  filled: Promise<void>
}

/** A backup as a stream of tar. */
export function archiveOf(source: Source): Archive {
  const stream = pack() as Archive['stream']
  const filled = fill(stream, source).then(
    () => stream.finalize(),
    (error: unknown) => {
      stream.destroy(error instanceof Error ? error : new Error(String(error)))
    },
  )
  return { stream, filled }
}

async function fill(archive: Pack, source: Source) {
  const until = await migratedUntil(source.run)
  if (until === undefined) throw new DatabaseRefused('数据库里还没有青禾的数据表，没有可以备份的内容。')
  const tag = source.migrations.find(({ when }) => when === until)?.tag ?? ''
  const takenAt = new Date().toISOString()
  const snapshot = await snapshotOf(source.run, source.isShared)
  const parts: Part[] = []
  const tables: Manifest['tables'] = []
  try {
    for (const table of snapshot.tables) tables.push({ ...table, rows: await addTable(archive, snapshot, table, parts) })
    if (source.folder && existsSync(source.folder))
      for (const file of filesIn(source.folder)) parts.push(await addFile(archive, source.folder, file))
    const sequences = await snapshot.sequences()
    const manifest: Manifest = {
      product: 'qinghe',
      format: FORMAT,
      version,
      migration: { tag, when: until },
      takenAt,
      tables,
      sequences,
      parts,
    }
    const text = Buffer.from(JSON.stringify(manifest, null, 2))
    await addPart(archive, MANIFEST, text)
    await addPart(archive, MANIFEST_HASH, Buffer.from(`${hashOf(text)}  ${MANIFEST}\n`))
  } finally {
    await snapshot.end()
  }
}

async function addTable(archive: Pack, snapshot: Snapshot, table: Table, parts: Part[]): Promise<number> {
  let rows = 0
  let size = 0
  let nth = 0
  let lines: string[] = []
  const flush = async () => {
    if (!lines.length) return
    nth += 1
    const body = await compress(lines.join('\n'))
    const name = `rows/${table.name}/${String(nth).padStart(6, '0')}.ndjson.gz`
    lines = []
    size = 0
    parts.push({ ...(await addPart(archive, name, body)), table: table.name })
  }
  for await (const some of snapshot.rowsOf(table))
    for (const line of some) {
      rows += 1
      size += line.length
      lines.push(line)
      if (size >= PART_SIZE) await flush()
    }
  await flush()
  return rows
}

/** Comes back when the reader has taken it: a slow one holds the dump back, not the memory. */
async function addPart(archive: Pack, name: string, body: Buffer): Promise<Part> {
  await new Promise<void>((resolve, reject) => {
    const gone = () => reject(new Error('The reader of the backup has gone'))
    archive.once('close', gone)
    const entry = archive.entry({ name, mode: 0o600 }, body, (error) => {
      archive.off('close', gone)
      if (error) reject(error)
      else resolve()
    })
    // A reader that goes away ends it with an error, which would end the process where nobody listens.
    entry.on('error', reject)
  })
  return { name, bytes: body.length, sha256: hashOf(body) }
}

async function addFile(archive: Pack, folder: string, file: string): Promise<Part> {
  const name = `files/${file}`
  const hash = createHash('sha256')
  const { size } = statSync(path.join(folder, file))
  const entry = archive.entry({ name, size, mode: 0o600 })
  const reading = createReadStream(path.join(folder, file), { end: Math.max(size - 1, 0) })
  await pipeline(
    reading,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    },
    entry,
  )
  return { name, bytes: size, sha256: hash.digest('hex') }
}

/** Relative names with forward slashes, whatever the system. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()

const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('hex')
