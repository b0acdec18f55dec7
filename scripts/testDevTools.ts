/*
 * `npm run test:devtools`: the journeys that have one text for both platforms, in WeChat DevTools on this machine. Its service port has to
 * be on (设置 → 安全设置 → 服务端口), and the gateway of the journeys takes the address that the build was made for.
 */
import { spawnSync } from 'node:child_process'
import { devToolsCli } from '../tests/weapp/journeys/devTools'
import { readyBuild } from '../tests/weapp/harness/readyBuild'

try {
  devToolsCli()
  readyBuild()
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault))
  process.exit(1)
}
const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '-c', 'tests/jest.devtools.cjs']
const { status } = spawnSync(process.execPath, [...jest, ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
