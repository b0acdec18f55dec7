import { workContract } from '../../counter/contract'
import type { WorkEndpoint, WorkGroup } from '../../counter/contract/workEndpoint'
import type { Table } from './table'

const whoMay = ({ roles }: WorkEndpoint) => (roles === 'anyone' ? 'anyone' : roles.join(', '))

/** Every call of the counter, by group, with the roles that may make it. */
export function counterCallTable(): Table {
  const rows = Object.entries<WorkGroup>(workContract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => [`${group}.${name}`, endpoint.line, endpoint.about, whoMay(endpoint)]),
  )
  return { headings: ['Call', 'Method and path', 'What it is for', 'Roles'], rows }
}
