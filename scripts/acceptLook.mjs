/*
 * Draws the pictures that the look is compared with anew and accepts them as they are: `npm run look:accept`, or `npm run look:accept -- weapp`
 * for those of the mini-program. Look at what changed (`git diff` shows pictures) before committing them.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

const FOLDER = 'tests/look/pictures'
const [platform] = process.argv.slice(2)
const TESTS = { h5: 'look/pictures.test', weapp: 'look/picturesWeapp' }
if (platform !== undefined && !Object.hasOwn(TESTS, platform)) {
  console.error(`Say ${Object.keys(TESTS).join(' or ')}, or nothing for both.`)
  process.exit(2)
}

const chosen = Object.entries(TESTS).filter(([name]) => platform === undefined || name === platform)
for (const [name] of chosen) rmSync(`${FOLDER}/${name}`, { recursive: true, force: true })
const { status } = spawnSync(process.execPath, ['scripts/test.mjs', 'look', ...chosen.map(([, test]) => test)], {
  stdio: 'inherit',
  env: { ...process.env, ACCEPT_PICTURES: '1' },
})
process.exitCode = status ?? 1
