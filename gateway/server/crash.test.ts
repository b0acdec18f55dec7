import { endGateways } from '../../tests/support/gatewayProcess'
import { leaveReport } from '../../tests/support/leaveReport'
import { ordersUnderKills } from '../../tests/support/ordersUnderKills'

/** `KILLS=50` for an acceptance; a kill takes some three seconds. */
const KILLS = Number(process.env.KILLS ?? 3)

afterAll(endGateways)

it(
  'keeps every acknowledged order, once, however often the gateway is killed under load',
  async () => {
    const { kind, buyers, acknowledged, askedAgain, refusals } = await ordersUnderKills({ kills: KILLS, moment: Math.random })
    expect(refusals).toEqual([])
    leaveReport(
      `crash-${kind}.txt`,
      `${kind} under ${buyers} buyers at once: ${KILLS} kills (SIGKILL); ${acknowledged} orders acknowledged, each found once; ` +
        `${askedAgain} questions asked again.`,
    )
  },
  120_000 + KILLS * 30_000,
)
