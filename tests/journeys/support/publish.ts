import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { shopDay } from '../../../gateway/kernel/shopDay'
import type { GatewayProcess } from './gatewayProcess'

type Version = { name: string; changes: string; material: 'yes' | 'no' }

/** Publishes a version that is in force today, as a pharmacy does: its command, on a file, while the embedded shop is closed. */
export const publish = (gateway: GatewayProcess, version: Version) =>
  gateway.betweenTimes((dataDir) => {
    const head = Object.entries({ ...version, version: shopDay(new Date()) }).map(([key, value]) => `${key}: ${value}`)
    const file = path.join(dataDir, 'version.md')
    writeFileSync(file, `---\n${head.join('\n')}\n---\n## 保存多久\n慢病随访记录保存五年。\n\n## 联系我们\n客服与药师电话 400-000-2026。\n`)
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: undefined }
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/document.ts', file], { env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`The version was not published: ${stderr}`)
  })
