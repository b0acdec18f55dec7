import { setTimeout as delay } from 'node:timers/promises'
import { buyersUnderFaults, expectCoinsBack, expectWhole, stocked } from './buyersUnderFaults'
import { startGateway, type GatewayProcess } from './gatewayProcess'
import { shopData } from './shopData'

const BUYERS = 6
/** Orders acknowledged between two kills; the next one falls somewhere within the second after them. */
const BETWEEN = 5

/**
 * Buyers order without a pause, partly paid with coins, from a gateway that is killed again and again: `moment`, from 0 to 1, says when in the
 * second. Throws unless every acknowledged order is there once, and every coin it holds is back once it was not paid; answers what was refused meanwhile besides.
 */
export async function ordersUnderKills({ kills, moment }: { kills: number; moment: () => number }) {
  const { kind, env, look, remove } = await shopData()
  const stock = await look((db) => stocked(db))
  let gateway: GatewayProcess | undefined = await startGateway({ ...env, LOG: 'off' })
  const buyers = buyersUnderFaults(stock, BUYERS, () => gateway?.get)

  for (let kill = 0; kill < kills; kill += 1) {
    await buyers.more(BETWEEN)
    await delay(moment() * 1000)
    const dying: GatewayProcess = gateway
    gateway = undefined
    await dying.stop('SIGKILL')
    gateway = await startGateway({ ...env, LOG: 'off' })
  }
  await buyers.more(BETWEEN)
  await buyers.stop()
  await gateway.stop('SIGKILL')

  await look((db) => expectWhole(db, stock, buyers.acknowledged))
  await look((db) => expectCoinsBack(db, buyers.acknowledged))
  await remove()
  return { kind, buyers: BUYERS, acknowledged: buyers.acknowledged.size, askedAgain: buyers.askedAgain(), refusals: buyers.refusals }
}
