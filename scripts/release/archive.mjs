import { readdirSync } from 'node:fs'
import path from 'node:path'
import { create } from 'tar'

/** Every file as old as the first of them ever was: an archive says what it holds, not when or by whom it was made. */
const MTIME = new Date('2026-01-01T00:00:00Z')

/** Packs a folder, in the order of the names: the same files make the same bytes. */
export async function makeArchive({ folder, file }) {
  const cwd = path.dirname(folder)
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(cwd, path.join(entry.parentPath, entry.name)))
    .sort()
  await create({ cwd, file, gzip: { level: 9 }, portable: true, mtime: MTIME, onWriteEntry: withPlainMode }, files)
}

/** As git keeps it: who may execute a file counts, the umask of the builder does not. */
function withPlainMode(entry) {
  if (entry.stat) entry.stat.mode = (entry.stat.mode & ~0o777) | (entry.stat.mode & 0o100 ? 0o755 : 0o644)
}
