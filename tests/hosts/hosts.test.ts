import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hostJourney, miniOf, shellOf } from './support/hostJourney'
import { wholeWay } from './support/wholeWay'
import { HOSTS, matrixOf, type WalkedHost } from './table'

const REPORT = '.cache/reports/hosts.txt'
const done = new Set<string>()

afterAll(() => {
  mkdirSync(path.dirname(REPORT), { recursive: true })
  writeFileSync(REPORT, `${matrixOf((host, deed) => done.has(`${host.name} ${deed}`))}\n`)
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
  hostJourney(`the whole way: ${host.name}`, given, (company) => wholeWay(host, company, (deed) => done.add(`${host.name} ${deed}`)))
}
