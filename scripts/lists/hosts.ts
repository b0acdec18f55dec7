import { matrixOf } from '../../tests/hosts/table'

/** Where the shop opens, and how each step of a shopper is done there. */
export const hosts = () => `# The hosts of the shop

Every host the shop opens in, and what a shopper does there. Written by \`npm run docs\` from \`tests/hosts/table.ts\`, the table that
\`npm test -- hosts\` walks row by row and prints at its end; do not edit. A ✓ is a step that the test does, a · one that another host of the
same kind does in its place, with what differs from the plain mobile site beside it. Apps are simulated as [native-bridge.md](native-bridge.md) describes them, some before version 6.33.0 and some after.
On every row it is checked that submits carry the header \`X-Platform\` (APP in an app, MOBILE elsewhere) and, where the page itself orders,
origin type 46 on iOS and 43 on Android.

${matrixOf(() => true)}
`
