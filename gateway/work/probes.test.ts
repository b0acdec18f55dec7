import fc from 'fast-check'
import { eq, ne } from 'drizzle-orm'
import { workContract } from '../../counter/contract'
import { ROLES, type WorkEndpoint, type WorkGroup } from '../../counter/contract/workEndpoint'
import { IDLE_MINUTES } from '../../counter/contract/idle'
import { MINUTE_SECONDS } from '../../src/lib/duration'
import { auditLog, staff } from '../tables'
import { openApiOf } from '../kernel/openapi'
import { requestsFor, type Operation, type Request as Parts } from '../../tests/support/contractRequests'
import { askCounter, staffAt, type SentToCounter } from '../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../tests/support/gateway'

/** Probes in all; each pair of call and intruder gets its share of them, with inputs of its own. */
const PROBES = 400
const SEED = 20261123

type Row = { name: string; endpoint: WorkEndpoint; operation: Operation }
const { paths } = openApiOf(workContract) as unknown as { paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>> }
const rows: Row[] = Object.entries<WorkGroup>(workContract).flatMap(([group, calls]) =>
  Object.entries(calls).map(([call, endpoint]) => {
    const described = paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    if (!described) throw new Error(`${endpoint.line} is not described`)
    return { name: `${group}.${call}`, endpoint, operation: { ...described, method: endpoint.method, path: endpoint.path } }
  }),
)
const closed = rows.filter(({ endpoint }) => endpoint.roles !== 'anyone')

type Intruder = { who: string; sent: SentToCounter; mayCall: (endpoint: WorkEndpoint) => boolean }
const nothing = () => false

/** Everybody whom a call of the counter does not serve. */
async function intrudersAt(gateway: Gateway): Promise<Intruder[]> {
  const left = await staffAt(gateway, { roles: ROLES })
  await gateway.db.update(staff).set({ closedAt: gateway.clock.now() }).where(eq(staff.staffId, left.staffId))
  const pretended = await staffAt(gateway, { roles: ROLES })
  await gateway.db.update(staff).set({ isDemonstration: true }).where(eq(staff.staffId, pretended.staffId))
  const asleep = await staffAt(gateway, { roles: ROLES })
  gateway.clock.advance(IDLE_MINUTES * MINUTE_SECONDS)
  const abroad = await staffAt(gateway, { roles: ROLES })
  const wrongRoles = await Promise.all(
    ROLES.map(async (role) => ({
      who: `a ${role}`,
      sent: { token: (await staffAt(gateway, { roles: [role] })).token },
      mayCall: ({ roles }: WorkEndpoint) => roles.includes(role),
    })),
  )
  return [
    { who: 'a visitor', sent: {}, mayCall: nothing },
    { who: 'a member with his token', sent: { headers: { Authorization: `Bearer ${gateway.zhou.token}` } }, mayCall: nothing },
    { who: 'a member with his token as the cookie', sent: { token: gateway.zhou.token }, mayCall: nothing },
    { who: 'staff with their token in a header', sent: { headers: { Authorization: `Bearer ${abroad.token}` } }, mayCall: nothing },
    { who: 'somebody who left', sent: { token: left.token }, mayCall: nothing },
    { who: 'a person of the demonstration', sent: { token: pretended.token }, mayCall: nothing },
    { who: 'somebody away for a quarter of an hour', sent: { token: asleep.token }, mayCall: nothing },
    { who: 'another site', sent: { token: abroad.token, headers: { 'Sec-Fetch-Site': 'cross-site' } }, mayCall: nothing },
    ...wrongRoles,
  ]
}

const sampled = (operation: Operation, seed: number, count: number): Parts[] =>
  fc.sample(requestsFor(operation, [], false), { seed, numRuns: count })

it('opens none of its calls to a wrong role, a member or a visitor, whatever they send', async () => {
  const gateway = await gatewayAt()
  const intruders = await intrudersAt(gateway)
  const pairs = closed.flatMap((row) => intruders.filter(({ mayCall }) => !mayCall(row.endpoint)).map((intruder) => ({ row, intruder })))
  const each = Math.ceil(PROBES / pairs.length)
  const opened: string[] = []
  let probes = 0
  for (const { row, intruder } of pairs) {
    for (const { path, query, body } of sampled(row.operation, SEED, each)) {
      const input = { params: path, query, ...(body !== undefined && { body }) }
      const reply = await askCounter(gateway.app, row.endpoint, input, intruder.sent)
      probes += 1
      if (![401, 403].includes(reply.status)) opened.push(`${intruder.who}: ${row.name} answered ${reply.status}`)
    }
  }
  expect(opened).toEqual([])
  expect(probes).toBeGreaterThanOrEqual(PROBES)
  // Who has an account and not the role is written down, and nothing else happened.
  const lines = await gateway.db.select().from(auditLog).where(ne(auditLog.outcome, 'WRONG_ROLE'))
  expect(lines).toEqual([])
})

it('gives nobody in the shop anything for a token of the counter', async () => {
  const gateway = await gatewayAt()
  const { token } = await staffAt(gateway, { roles: ROLES })
  const own = { Authorization: `Bearer ${token}`, Cookie: `work=${token}` }
  expect((await gateway.app.request('/api/user/me', { headers: own })).status).toBe(
    (await gateway.app.request('/api/user/me', { headers: {} })).status,
  )
  await expect(gateway.client({ token }).address.list()).rejects.toMatchObject({ status: 401 })
})
