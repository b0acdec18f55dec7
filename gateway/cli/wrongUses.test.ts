import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { buildSync } from 'esbuild'
import { pack } from 'tar-stream'

const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-cli-'))
const bundles = path.resolve(`.cache/cli-${process.pid}`)
const at = (name: string) => path.join(folder, name)
beforeAll(async () => {
  buildSync({
    entryPoints: ['gateway/cli/backup.ts', 'gateway/cli/restore.ts'],
    outdir: bundles,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  })
  mkdirSync(at('foreign'))
  writeFileSync(at('foreign/photo.jpg'), 'x')
  writeFileSync(at('empty'), '\n')
  writeFileSync(at('text.backup'), 'no backup')
  const archive = pack()
  archive.entry({ name: 'photo.jpg' }, 'x')
  archive.finalize()
  writeFileSync(at('other.tar'), await buffer(archive))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  rmSync(bundles, { recursive: true, force: true })
})

const NOBODY = 'postgres://shop:secret@127.0.0.1:1/shop'
type Use = [what: string, words: string[], env: Record<string, string>, said: RegExp]

/** As an operator runs it, in a folder where nothing else lies. */
function run(program: 'backup' | 'restore', words: string[], env: Record<string, string>) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [path.join(bundles, `${program}.mjs`), ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', DATA_DIR: 'data', ...env } as unknown as NodeJS.ProcessEnv,
  })
  return { status, said: stderr.trim(), stdout }
}

const uses: Record<'backup' | 'restore', Use[]> = {
  backup: [
    ['an option', ['--help'], {}, /不认识的参数 --help.*npm run backup/],
    ['two files', ['a.backup', 'b.backup'], {}, /一个文件/],
    ['a file that is there', ['text.backup'], {}, /已经存在/],
    ['no data directory', [], {}, /没有数据目录/],
    ['a directory of others', [], { DATA_DIR: 'foreign' }, /不是青禾的数据目录/],
    ['a database that does not answer', [], { DATABASE_URL: NOBODY }, /连不上数据库 127\.0\.0\.1:1\/shop（ECONNREFUSED）/],
    ['a missing passphrase file', [], { BACKUP_PASSPHRASE_FILE: '/nowhere' }, /BACKUP_PASSPHRASE_FILE=\/nowhere 不正确/],
    ['an empty passphrase file', [], { BACKUP_PASSPHRASE_FILE: 'empty' }, /文件是空的/],
    ['a short passphrase', [], { BACKUP_PASSPHRASE: 'short' }, /至少 12 个字符/],
  ],
  restore: [
    ['no file', [], {}, /请写明备份文件/],
    ['an unknown option', ['text.backup', '--chek'], {}, /不认识的参数 --chek.*npm run restore/],
    ['two files', ['text.backup', 'other.tar'], {}, /一个文件/],
    ['a missing file', ['none.backup'], {}, /没有备份文件 .*none\.backup/],
    ['a folder', ['foreign'], {}, /无法读取备份文件 .*foreign（EISDIR）/],
    ['another text', ['text.backup'], {}, /备份文件已损坏或不完整/],
    ['another archive', ['other.tar'], {}, /没有完整的清单/],
    ['an empty file', ['empty'], {}, /备份文件已损坏或不完整/],
    ['a missing passphrase file', ['text.backup'], { BACKUP_PASSPHRASE_FILE: '/nowhere' }, /BACKUP_PASSPHRASE_FILE=\/nowhere 不正确/],
  ],
}

describe.each(Object.entries(uses))('a wrong use of %s', (program, wrong) => {
  it.each(wrong)('is one sentence, exit 1, and nothing written: %s', (_what, words, env, sentence) => {
    const before = readdirSync(folder, { recursive: true })
    const { status, said, stdout } = run(program as 'backup' | 'restore', words, env)
    expect(said).toMatch(sentence)
    expect(said).not.toMatch(/\n|secret/)
    expect([status, stdout]).toEqual([1, ''])
    expect(readdirSync(folder, { recursive: true })).toEqual(before)
  })
})
