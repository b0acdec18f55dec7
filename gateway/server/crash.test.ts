import { drawnFractions } from '../../tests/support/drawn'
import { endGateways } from '../../tests/support/gatewayProcess'
import { leaveReport } from '../../tests/support/leaveReport'
import { ordersUnderKills } from '../../tests/support/ordersUnderKills'
import { SEED } from '../../tests/support/seed'

/** `KILLS=50` for an acceptance; a kill takes some three seconds. */
const KILLS = Number(process.env.KILLS ?? 3)

afterAll(endGateways)

it(
  'keeps every acknowledged order, once, however often the gateway is killed under load',
  async () => {
    const moments = drawnFractions(KILLS)
    const { kind, buyers, acknowledged, askedAgain, refusals } = await ordersUnderKills({ kills: KILLS, moment: () => moments.pop() ?? 0 })
    expect(refusals).toEqual([])
    leaveReport(
      `crash-${kind}.txt`,
      `${kind} under ${buyers} buyers at once: ${KILLS} kills (SIGKILL) at moments of SEED=${SEED}; ${acknowledged} orders acknowledged, each found once; ` +
        `${askedAgain} questions asked again.`,
    )
  },
  // Only a stop: how long the starts take is the machine's affair.
  300_000 + KILLS * 60_000,
)
