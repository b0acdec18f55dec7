/*
 * `npm run draws -- <activity>`: reckons every result of a prize draw again from its seed and says whether all of them fit. The seed's hash was
 * published before the draw began. On an embedded database the gateway must be stopped first; on PostgreSQL it may run.
 */
import { setLogOutput } from '../lib/log'
import { recompute, type Recomputed } from '../modules/lottery/recompute'
import { withDatabase } from '../server/withDatabase'

setLogOutput('pretty')
const [activityId = ''] = process.argv.slice(2)

async function check(): Promise<Recomputed> {
  if (activityId === '') throw new Error('请写明抽奖活动的编号：npm run draws -- <编号>')
  const found = await withDatabase((db) => recompute(db, activityId))
  if (!found) throw new Error(`没有编号为 ${activityId} 的抽奖活动`)
  return found
}

try {
  const { title, draws, substituted, faults } = await check()
  console.log(`「${title}」共 ${draws} 次抽奖，${substituted} 次因奖品发完顺延，${faults.length} 处与种子算出的不符。`)
  for (const { drawId, what } of faults) console.error(`${drawId}：${what}`)
  if (faults.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
