import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hostJourney, miniOf, shellOf } from './support/hostJourney'
import { fullJourney } from './support/fullJourney'
import { HOSTS, matrixOf, type WalkedHost } from './table'

const REPORT = '.cache/reports/hosts.txt'
const done = new Set<string>()

afterAll(() => {
  mkdirSync(path.dirname(REPORT), { recursive: true })
  writeFileSync(REPORT, `${matrixOf((host, step) => done.has(`${host.name} ${step}`))}\n`)
})

for (const host of HOSTS.filter((one): one is WalkedHost => one.kind !== 'weapp')) {
  const given =
    'version' in host
      ? { shell: () => shellOf({ app: host.kind, system: host.system, version: host.version }) }
      : host.kind === 'doctorMini'
        ? { shell: () => miniOf(host.system) }
        : host.kind === 'wechat'
          ? { wechat: host.system }
          : { userAgent: host.userAgent }
  hostJourney(`the way through ${host.name}`, given, (company) => fullJourney(host, company, (step) => done.add(`${host.name} ${step}`)))
}
