import { openApiOf } from '../../gateway/kernel/openapi'
import { contract } from '../../src/contract'
import { asMarkdown } from './asMarkdown'
import { callTable } from './callTable'
import { hosts } from './hosts'
import { nativeBridge } from './nativeBridge'
import { routeTable } from './routeTable'
import type { Table } from './table'

const page = (title: string, about: string, table: Table) =>
  `# ${title}\n\n${about} Written by \`npm run docs\` from ${table.rows.length} rows; do not edit.\n\n${asMarkdown(table)}\n`

/** The documents that the tables write, by file name in `docs/`. */
export function documents(): Map<string, string> {
  return new Map([
    [
      'routes.md',
      page('Routes', 'Every address of the shop (`src/routes/table.ts`), in the order in which they are matched.', routeTable()),
    ],
    [
      'calls.md',
      page(
        'Calls',
        'Every call of the wire (`src/contract`), below `/api`. Session optional, JSON and 20 s unless it says otherwise.',
        callTable(),
      ),
    ],
    ['native-bridge.md', nativeBridge()],
    ['hosts.md', hosts()],
    ['openapi.json', `${JSON.stringify(openApiOf(contract), null, 2)}\n`],
  ])
}
