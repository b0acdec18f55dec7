import { assistAt } from '../../support/assistAt'
import type { GatewayProcess } from './gatewayProcess'
import type { Member } from './people'
import { withDb } from './withDb'

/** An assist of the demonstration's activity, as a member begins it; answers its id. */
export async function putAssist(gateway: GatewayProcess, owner: Member): Promise<string> {
  const ids: string[] = []
  await withDb(gateway, async (db) => void ids.push(await assistAt({ db, clock: gateway }, owner)))
  return ids[0] ?? ''
}
