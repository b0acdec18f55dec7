import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { openApiOf } from '../../gateway/kernel/openapi'
import { contract } from '../../src/contract'
import { bodySchemaOf, operations, type Operation } from '../support/contractRequests'

/** Spectral counts from errors (0) to hints (3). */
const isError = ({ severity }: { severity: number }) => severity === 0
const document = openApiOf(contract)

type Described = { description?: string }
const parametersOf = (operation: Operation): Array<[string, Described]> => [
  ...operation.parameters.map(({ name, schema }): [string, Described] => [name, schema as Described]),
  ...Object.entries((bodySchemaOf(operation)?.properties ?? {}) as Record<string, Described>),
]

describe('the OpenAPI document', () => {
  it('has no error in Redocly', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'qinghe-openapi-'))
    const file = path.join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(document))
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const cli = path.resolve('node_modules/@redocly/cli/bin/cli.js')
    const { status, stdout } = spawnSync(process.execPath, [cli, 'lint', file, '--format=json'], { cwd: folder, env, encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    const { totals } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { totals: { errors: number } }
    expect([status, totals.errors]).toEqual([0, 0])
  })

  it('has no error in Spectral', async () => {
    const spectral = new Spectral()
    spectral.setRuleset({ extends: [[oas as never, 'recommended']], rules: {} })
    const found = await spectral.run(document)
    expect(found.filter(isError).map(({ code, path: at, message }) => `${String(code)} ${at.join('.')}: ${message}`)).toEqual([])
  })

  /** What the specification names and this gateway has no use for: who asks need not wonder what it did. */
  it('says which parameters are accepted and unused, and why', () => {
    const unused = operations.flatMap((operation) =>
      parametersOf(operation)
        .filter(([, { description = '' }]) => /^Accepted and unused: .{10}/.test(description))
        .map(([name]) => `${operation.operationId} ${name}`),
    )
    expect(unused.sort()).toEqual([
      'account.info queryTime',
      'cart.add source',
      'cart.add sync',
      'coupon.draw source',
      'lottery.draw drawUrl',
      'lottery.jackpot activityUrl',
      'lottery.prize drawUrl',
      'product.buyLimit showFlash',
      'product.merged main',
      'product.merged platform',
      'product.sendCoupon source',
      'settlement.purchaseNow sourceHost',
    ])
  })

  it('names every call once', () => {
    const ids = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap((at) =>
      Object.values(at).map(({ operationId }) => operationId),
    )
    const calls = Object.entries(contract).flatMap(([group, own]) => Object.keys(own).map((name) => `${group}.${name}`))
    expect(ids.sort()).toEqual(calls.sort())
  })
})
