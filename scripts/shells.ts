/*
 * The built shop inside each simulated app, in a drawn phone with the choices beside it: `npm run shells`. The gateway runs on a seeded
 * data directory that is thrown away at the end. PORT is where to look (8091).
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { seededFolder } from '../tests/bench/shop'
import { serveFrame } from '../tests/hosts/frame/serveFrame'
import { GatewayProcess } from '../tests/journeys/support/gatewayProcess'

const built = spawnSync(process.execPath, ['scripts/build.mjs', 'h5', 'gateway'], { stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)

const folder = seededFolder()
const sessions = JSON.parse(readFileSync(path.join(folder, 'sessions.json'), 'utf8')) as Record<string, string>
// Its own port is any free one: PORT is ours.
const gateway = await GatewayProcess.start(path.join(folder, 'data'))
const frame = await serveFrame({ gateway: gateway.address, sessions, port: Number(process.env.PORT ?? 8091) }).catch(
  async (failure: unknown) => {
    await gateway.close()
    throw failure
  },
)
console.log(`\n商城在应用里：${frame.address}\n\n按 Ctrl-C 停止。\n`)

async function end() {
  frame.close()
  await gateway.close()
  process.exit(0)
}
process.once('SIGINT', () => void end())
process.once('SIGTERM', () => void end())
