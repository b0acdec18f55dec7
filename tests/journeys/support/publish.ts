import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { shopDate } from '../../../src/lib/time'
import type { GatewayProcess } from './gatewayProcess'

type Version = { name: string; changes: string; material: 'yes' | 'no' }

/** Publishes a version that is in force today, as a pharmacy does: its command, on a file, while an embedded shop is closed. */
export const publish = (gateway: GatewayProcess, version: Version) =>
  gateway.withData((data) => {
    const head = Object.entries({ ...version, version: shopDate(new Date()) }).map(([key, value]) => `${key}: ${value}`)
    const folder = mkdtempSync(path.join(os.tmpdir(), 'qinghe-version-'))
    const file = path.join(folder, 'version.md')
    writeFileSync(file, `---\n${head.join('\n')}\n---\n## 保存多久\n慢病随访记录保存五年。\n\n## 联系我们\n客服与药师电话 400-000-2026。\n`)
    const env = { ...process.env, ...data, DEMO: '1' }
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/document.ts', file], { env, encoding: 'utf8' })
    rmSync(folder, { recursive: true, force: true })
    if (status !== 0) throw new Error(`The version was not published: ${stderr}`)
  })
