const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '../..')
const cache = path.join(root, '.cache')
const MADE_FROM = ['gateway/db', 'gateway/demo', 'gateway/modules', 'tests/support/gatewayTemplate.ts', 'tests/support/pristineTables.ts']

/** Before a run: the template every gateway test's database is copied from, on a PostgreSQL server where the run is on one. */
module.exports = async () => {
  const { onceAtATime, serverOfRun, templateOfRun } = await import('./runServer.mjs')
  if (process.env.DATABASE === 'postgres') {
    const run = await serverOfRun()
    globalThis.stopGatewayPostgres = run.stop
    await templateOfRun(run, 'template_qinghe', ({ url }) => makeTemplate('postgres', url))
    process.env.GATEWAY_TEMPLATE = JSON.stringify({ postgres: run.url })
    return
  }
  const file = path.join(cache, `gateway-${fingerprint()}.tar`)
  await onceAtATime(file, () => {
    if (existsSync(file)) return
    mkdirSync(cache, { recursive: true })
    oldTemplates().forEach((old) => rmSync(old, { force: true }))
    makeTemplate('pglite', file)
  })
  process.env.GATEWAY_TEMPLATE = JSON.stringify({ pglite: file })
}

/** All but the two newest: another run may have one of another version in use. */
function oldTemplates() {
  const templates = readdirSync(cache)
    .filter((name) => /^gateway-\w+\.tar$/.test(name))
    .map((name) => path.join(cache, name))
  return templates.sort((left, right) => statSync(right).mtimeMs - statSync(left).mtimeMs).slice(2)
}

function makeTemplate(kind, target) {
  const made = spawnSync(process.execPath, ['--import', 'tsx', 'tests/support/gatewayTemplate.ts', kind, target], {
    cwd: root,
    stdio: 'inherit',
  })
  if (made.status !== 0) throw new Error(`The ${kind} template was not made`)
}

function fingerprint() {
  const hash = createHash('sha256')
  const add = (file) => {
    const stat = statSync(file, { throwIfNoEntry: false })
    if (stat?.isDirectory()) for (const entry of readdirSync(file).sort()) add(path.join(file, entry))
    else if (stat && /\.(ts|sql|json|csv)$/.test(file) && !file.endsWith('.test.ts')) hash.update(file).update(readFileSync(file))
  }
  for (const entry of MADE_FROM) add(path.join(root, entry))
  return hash.digest('hex').slice(0, 16)
}
