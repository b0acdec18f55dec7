import { openApiOf } from '../../gateway/kernel/openapi'
import { contract } from '../../src/contract'
import { architecture } from './architecture'
import { asMarkdown } from './asMarkdown'
import { callTable } from './callTable'
import { counterCallTable } from './counterCallTable'
import { hosts } from './hosts'
import { moduleTable } from './moduleTable'
import { nativeBridge } from './nativeBridge'
import { partsDocument } from './parts'
import { routeTable } from './routeTable'
import { sharingTable } from './sharingTable'
import { sitemap } from './sitemap'
import type { Table } from './table'

const page = (title: string, about: string, table: Table) =>
  `# ${title}\n\n${about} Written by \`npm run docs\` from ${table.rows.length} rows; do not edit.\n\n${asMarkdown(table)}\n`

/** The documents that the tables write, by their path. */
export function documents(): Map<string, string> {
  return new Map([
    [
      'docs/routes.md',
      page('Routes', 'Every address of the shop (`src/routes/table.ts`), in the order in which they are matched.', routeTable()),
    ],
    [
      'docs/calls.md',
      page(
        'Calls',
        'Every call of the wire (`src/contract`), below `/api`. Session optional, JSON and 20 s unless it says otherwise.',
        callTable(),
      ),
    ],
    [
      'docs/counter-calls.md',
      page('Calls of the counter', 'Every call of the counter (`counter/contract`), below `/work/api`.', counterCallTable()),
    ],
    [
      'docs/sharing.md',
      page(
        'Sharing',
        'Who each page may be passed on to from WeChat (`shared` in `src/routes`), and what of its address goes along. A page may say less than its row: a prescription drug goes to no moments, a product nobody knows to nobody.',
        sharingTable(),
      ),
    ],
    [
      'docs/modules.md',
      page(
        'Modules of the gateway',
        'Every folder of `gateway/modules`, lowest first: each knows only some above it in this list, directly or through their tables.',
        moduleTable(),
      ),
    ],
    ['src/sitemap.json', sitemap()],
    ['docs/architecture.md', architecture()],
    ['docs/native-bridge.md', nativeBridge()],
    ['docs/hosts.md', hosts()],
    ['docs/parts.md', partsDocument()],
    ['docs/openapi.json', `${JSON.stringify(openApiOf(contract), null, 2)}\n`],
  ])
}
