/*
 * The gate: what `npm test` runs before a change reaches main. A step that is not named here, and of a named step the files that it does
 * not take, run in `npm run test:all` only. The gateway's and the storefront's steps list what stays *out*, so that a new test is in the
 * gate by default; the steps that drive a browser list what is *in*, so that a new walk is out until it is named.
 *
 * `in` and `out` are beginnings of paths, from the root of the project. tests/architecture/gate.test.ts fails for one that matches no file.
 */
export const GATE = {
  build: {},
  types: {},
  lint: {},
  'gateway-postgres': {
    out: [
      // Faults at random, kills and starts of whole processes: minutes, and a machine's load decides how they go.
      'gateway/server/chaos.postgres',
      'gateway/server/crash',
      'gateway/server/sockets/underKills',
      'gateway/server/starts.postgres',
      'gateway/server/drain.postgres',
      'gateway/server/tracedGateway',
      'gateway/db/away.postgres',
      'gateway/cli/commands.postgres',
      'gateway/modules/message/underKills',
      'gateway/db/backup/',
      // Races that are won by chance.
      'gateway/kernel/jobs/twoGateways.postgres',
      'gateway/modules/wechat/twoGateways.postgres',
      'gateway/modules/order/deadlocks.postgres',
      // Thousands of requests for one limit, which limit.test and captcha.test assert with few.
      'gateway/modules/captcha/bombing',
      'gateway/modules/captcha/guessing',
      'gateway/modules/captcha/soundDigits',
      // Thirty photographs read one by one; idCardOcr.test reads one, cardText.test has the rest as text.
      'gateway/modules/patient/thirtyCards',
      // Thousands of calls; analytics.test and visitorCarts.test assert the limits one by one.
      'tests/attacks/strangerRows',
    ],
  },
  weapp: {
    in: [
      'tests/weapp/build',
      'tests/weapp/engine/',
      'tests/weapp/journeys/',
      'tests/weapp/releaseGuide',
      'tests/weapp/score/',
      'tests/weapp/wechat',
      'tests/journeys/both/buying',
      'tests/journeys/both/fullJourney',
    ],
  },
  journeys: {
    in: [
      'tests/journeys/account.test',
      'tests/journeys/accountClosing',
      'tests/journeys/beforeScripts',
      'tests/journeys/build',
      'tests/journeys/buying',
      'tests/journeys/cart',
      'tests/journeys/opening',
      'tests/journeys/orders',
      'tests/journeys/both/cart',
      'tests/journeys/both/fullJourney',
      'tests/journeys/both/prescriptions',
    ],
  },
  // Its stops in the gate: tests/look/support/stops.ts.
  look: { in: ['tests/look/standard'] },
  ui: {},
  gateway: {
    // What the embedded database might treat in its own way. Everything else is seen on PostgreSQL.
    in: [
      'gateway/app.test',
      'gateway/db/lock.pglite',
      'gateway/db/open',
      'gateway/db/release.pglite',
      'gateway/modules/account/register',
      'gateway/modules/cart/cart.test',
      'gateway/modules/order/submitOrder',
      'gateway/modules/search/search.test',
    ],
  },
  hosts: { in: ['tests/hosts/badBridge'] },
  layers: {},
  docs: {},
}

/** Whether a step's test file, by its path from the root of the project, is in the gate. */
export function isInGate(step, file) {
  const { in: only, out = [] } = GATE[step] ?? { in: [] }
  const begins = (beginning) => file.startsWith(beginning)
  return (only ? only.some(begins) : true) && !out.some(begins)
}
