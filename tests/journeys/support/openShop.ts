import { GatewayProcess } from './gatewayProcess'
import { seededShop } from './seededShop'

type Wanted = {
  env?: Record<string, string> | undefined
  /** Journeys that leave nothing another one notices take the same shop; the others each get a fresh one. */
  shop?: 'shared' | undefined
}
export type OpenShop = { gateway: GatewayProcess; leave: () => Promise<void> }

const shared = new Map<string, Promise<GatewayProcess>>()

afterAll(async () => {
  for (const gateway of shared.values()) await (await gateway).close()
  shared.clear()
})

/** A seeded shop with these settings: a fresh one that goes with the journey, or the one that the test file's journeys share. */
export async function openShop({ env = {}, shop }: Wanted): Promise<OpenShop> {
  if (!shop) {
    const gateway = await GatewayProcess.start(seededShop(), env)
    return { gateway, leave: () => gateway.close() }
  }
  const settings = JSON.stringify(env)
  const known = shared.get(settings) ?? GatewayProcess.start(seededShop(), env)
  shared.set(settings, known)
  return { gateway: await known, leave: () => Promise.resolve() }
}
