import path from 'node:path'
import { createGateway } from '../../gateway/app'
import { openDatabase } from '../../gateway/db/open'
import * as tables from '../../gateway/tables'
import { Admission } from '../../gateway/lib/admission'
import { handlers } from '../../gateway/modules/handlers'
import { clientOf } from './gatewayClient'
import type { Gateway } from './gateway'
import type { Buyer } from './shop'

/** Another gateway on the PostgreSQL of a first one, with its own connections and nothing of its memory. `as` is one of its buyers there. */
export async function secondGateway({ database, providers, clock }: Gateway) {
  const { db, close } = await openDatabase({
    tables,
    databaseUrl: 'url' in database ? database.url : undefined,
    migrationsFolder: path.resolve('gateway/db/migrations'),
  })
  const admission = new Admission({ timeoutMs: 60_000, maxQueued: 1000 })
  const app = createGateway({ db, providers, now: clock.now, handlers, admission, addressOf: () => '127.0.0.1' })
  return {
    db,
    close,
    as: (buyer: Buyer): Buyer => ({ ...clientOf(app, { token: buyer.token, device: buyer.device }), ...identityOf(buyer) }),
  }
}

const identityOf = ({ token, device, memberId }: Buyer) => ({ token, device, memberId })
