import { addressOfRequest } from './callerAddress'

const from = (remoteAddress: string, forwarded?: string) =>
  ({ headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as Parameters<
    ReturnType<typeof addressOfRequest>
  >[0]

it.each([
  ['no proxy: what a client wrote counts for nothing', 0, from('203.0.113.9', '10.0.0.1'), '203.0.113.9'],
  ['one proxy: its own entry, after those a client forged', 1, from('10.0.0.2', '1.1.1.1, 8.8.8.8, 203.0.113.9'), '203.0.113.9'],
  ['two proxies: what the outer one saw', 2, from('10.0.0.2', '1.1.1.1, 203.0.113.9, 10.0.0.3'), '203.0.113.9'],
  ['fewer entries than proxies: who connected', 2, from('10.0.0.2', '203.0.113.9'), '10.0.0.2'],
  ['past the proxy: who connected', 1, from('203.0.113.9'), '203.0.113.9'],
  ['IPv4 in IPv6', 0, from('::ffff:203.0.113.9'), '203.0.113.9'],
  ['IPv6 by its /64', 1, from('10.0.0.2', '1.1.1.1, 2001:DB8:0:1::99'), '2001:db8:0:1::/64'],
])('a caller is counted and written down behind %s', (_, trusted, request, address) => {
  expect(addressOfRequest(trusted)(request)).toBe(address)
})
