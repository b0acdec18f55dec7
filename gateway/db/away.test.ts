import { isDatabaseAway } from './away'

const coded = (code: string) => Object.assign(new Error(code), { code })
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause })

describe('a database', () => {
  it.each([
    ['a broken connection', coded('08006')],
    ['a server that shuts down', coded('57P01')],
    ['too many connections', coded('53300')],
    ['a statement that took too long', coded('57014')],
    ['a lock that took too long', coded('55P03')],
    ['a transaction that idled too long', coded('25P03')],
    ['an address that refuses', coded('ECONNREFUSED')],
    ['a name that is not found', coded('ENOTFOUND')],
    ['both addresses of a name that refuse', new AggregateError([coded('ECONNREFUSED'), coded('EHOSTUNREACH')])],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['an answer that never came', new Error('Query read timeout')],
  ])('is away by %s, also as Drizzle wraps it', (_what, error) => {
    expect([isDatabaseAway(error), isDatabaseAway(wrapped(error))]).toEqual([true, true])
  })

  it.each([
    ['a row that is there already', coded('23505')],
    ['a deadlock', coded('40P01')],
    ['a full disk', coded('53100')],
    ['a fault of the program', new TypeError('x is not a function')],
    ['what is no error', 'ECONNREFUSED'],
  ])('is not away by %s', (_what, error) => {
    expect([isDatabaseAway(error), isDatabaseAway(wrapped(error))]).toEqual([false, false])
  })
})
