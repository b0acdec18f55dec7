import { contract } from '../../src/contract'
import type { Endpoint, Group } from '../../src/contract/endpoint'
import type { Table } from './table'

function traitsOf(endpoint: Endpoint): string {
  const traits = [
    endpoint.session === 'required' && 'members only',
    endpoint.needConsent && `consent: ${endpoint.needConsent.join(' ')}`,
    endpoint.idempotent && 'idempotency key',
    endpoint.encoding !== 'json' && endpoint.encoding,
    endpoint.timeout !== 20000 && `${endpoint.timeout / 1000} s`,
    ...endpoint.headers,
    endpoint.fallback !== undefined && 'has a failure state',
  ]
  return traits.filter(Boolean).join(', ')
}

/** Every call of the wire, by group. */
export function callTable(): Table {
  const rows = Object.entries<Group>(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => [`${group}.${name}`, endpoint.line, endpoint.about, traitsOf(endpoint)]),
  )
  return { headings: ['Call', 'Method and path', 'What it is for', 'Asks for'], rows }
}
