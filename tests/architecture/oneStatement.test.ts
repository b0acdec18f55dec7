import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const GATEWAY = path.resolve(__dirname, '../../gateway')

/** What takes a `Querying` may be given a transaction. */
const MAY_BE_ONE = /\b(Querying|Transaction)\b/
const AT_ONCE = /\bPromise\.(all|allSettled|any|race)\(/

it('asks one thing after another where the connection may be a transaction’s (`db/inTurn`)', () => {
  const sources = readdirSync(GATEWAY, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const both = sources.filter((file) => {
    const text = readFileSync(path.join(GATEWAY, file), 'utf8')
    return MAY_BE_ONE.test(text) && AT_ONCE.test(text)
  })
  expect(both).toEqual([])
})
