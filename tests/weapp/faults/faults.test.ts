import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { asColumns } from '../../../scripts/lists/asColumns'
import { REPORTS } from '../../../scripts/test/reports.mjs'
import { GatewayProcess } from '../../journeys/support/gatewayProcess'
import { seededShop } from '../../journeys/support/seededShop'
import { findings } from '../checks/checks'
import { closeEngine } from '../harness/openBuild'
import { BrokenCopy } from './brokenCopy'
import { withConcurrency } from './withConcurrency'
import { RUNNING_FAULTS, SINGLE_PAGE_FAULTS } from './runningFaults'
import { STATIC_FAULTS, type Fault } from './staticFaults'
import { use, useSinglePage } from './use'

const BUILD = 'dist/weapp'
/** One waits while another draws; more would only be slower on two cores. */
const AT_A_TIME = 2
const found: string[][] = []
const firstLine = (text = '') => text.split('\n')[0]?.slice(0, 110) ?? ''

async function inCopy<T>(fault: Fault, work: (folder: string) => T | Promise<T>): Promise<T> {
  const copy = new BrokenCopy(BUILD)
  try {
    fault(copy)
    return await work(copy.folder)
  } finally {
    copy.throwAway()
  }
}

describe('a mini-program that nobody broke', () => {
  it('gives the checks of its files nothing to say', async () => {
    expect(await inCopy(() => undefined, findings)).toEqual([])
  })
})

describe('a broken mini-program', () => {
  afterAll(() => {
    mkdirSync(REPORTS, { recursive: true })
    writeFileSync(
      path.join(REPORTS, 'weapp-faults.txt'),
      `${asColumns({ headings: ['broken build', 'found by', 'what it said'], rows: found })}\n`,
    )
  })

  it.each(Object.entries(STATIC_FAULTS))('is found by its files: %s', async (name, fault) => {
    const all = await inCopy(fault, findings)
    expect(all).not.toEqual([])
    found.push([name, all[0]?.check ?? '', firstLine(all[0]?.message)])
  })

  describe('on the engine', () => {
    let gateway: GatewayProcess | undefined
    const results = new Map<string, Promise<string[]>>()
    beforeAll(async () => {
      gateway = await GatewayProcess.start(seededShop())
      const address = { built: process.env.GATEWAY ?? 'http://127.0.0.1:8080', real: gateway.address }
      const nothing: Fault = () => undefined
      const all: Array<[string, Fault, typeof use]> = [
        ['', nothing, use],
        ['from moments', nothing, useSinglePage],
        ...Object.entries(RUNNING_FAULTS).map(([name, fault]) => [name, fault, use] as [string, Fault, typeof use]),
        ...Object.entries(SINGLE_PAGE_FAULTS).map(([name, fault]) => [name, fault, useSinglePage] as [string, Fault, typeof use]),
      ]
      const runs = withConcurrency(
        all.map(
          ([, fault, used]) =>
            () =>
              inCopy(fault, (folder) => used(folder, address)),
        ),
        AT_A_TIME,
      )
      all.forEach(([name], place) => results.set(name, runs[place] ?? Promise.reject(new Error('not run'))))
    })
    afterAll(async () => {
      await closeEngine()
      await gateway?.close()
    })

    it('is not what the shop is: it can be used', async () => {
      expect(await results.get('')).toEqual([])
    })

    it('is not what the shop is: it opens from moments', async () => {
      expect(await results.get('from moments')).toEqual([])
    })

    it.each(Object.keys({ ...RUNNING_FAULTS, ...SINGLE_PAGE_FAULTS }))('is found by using it: %s', async (name) => {
      const all = (await results.get(name)) ?? []
      expect(all).not.toEqual([])
      found.push([name, 'the engine', firstLine(all[0])])
    })
  })
})
