import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase } from '../db/open'
import * as tables from '../tables'
import { databasePurpose } from '../tables'

const ROOT = path.resolve(__dirname, '../..')

it('npm run campaign without settings leaves an empty directory open to be a real shop', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'campaign-'))
  try {
    const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', 'gateway/cli/campaign.ts', '秋冬护理满减'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', DATA_DIR: dataDir } as unknown as NodeJS.ProcessEnv,
      encoding: 'utf8',
    })
    expect([status, stdout]).toEqual([0, expect.stringContaining('这是演示：0 条')])
    const { db, close } = await openDatabase({ tables, dataDir, migrationsFolder: path.join(ROOT, 'gateway/db/migrations') })
    const marks = await db.select().from(databasePurpose)
    await close()
    expect(marks).toEqual([])
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 60_000)
