import { recheck } from '../../../counter/contract/recheck'
import type { Transaction } from '../../db/open'
import { notFound } from '../../lib/httpError'
import type { KeyRing } from '../../lib/keyRing'
import { implementWork } from '../../kernel/work/implementWork'
import type { Standing } from '../../kernel/work/version'
import { rechecksOf } from '../prescription/rechecks'
import { standingPrescription } from '../prescription/reviewViews'
import { endHold, withHolders } from '../waiting/holds'
import { askRecheck } from './askRecheck'
import { closeRecheck } from './closeRecheck'
import { recheckQueue } from './recheckQueue'
import { listRechecks } from './listRechecks'

const recordOf = (prescriptionId: string) => `prescription:${prescriptionId}`

export const recheckWorkHandlers = implementWork(recheck, {
  list: async ({ db, providers: { fileKeys: ring }, now, staff: { staffId }, query }) => {
    const page = await listRechecks({ db, ring }, { ...query, staffId, now })
    return withHolders(db, page, {
      ...{ queue: 'rechecks', source: recheckQueue, now, staffId },
      idOf: ({ prescription }) => prescription.prescriptionId,
    })
  },

  ask: ({ now, providers: { fileKeys: ring }, staff: { staffId }, params: { prescriptionId }, body: { reason } }) =>
    Promise.resolve({
      record: recordOf(prescriptionId),
      standing: async (tx) => ({ ...(await standingPrescription({ db: tx, ring }, prescriptionId)), decided: null }),
      change: async (tx) => {
        await askRecheck(tx, { ring, prescriptionId, staffId, reason, now })
        return { answer: await latest(tx, { ring, prescriptionId }), changes: { recheck: { from: null, to: 'open' } } }
      },
    }),

  close: ({ now, providers: { fileKeys: ring }, staff: { staffId }, params: { prescriptionId }, body: form }) =>
    Promise.resolve({
      record: recordOf(prescriptionId),
      standing: (tx) => standingRecheck(tx, { ring, prescriptionId }),
      change: async (tx) => {
        await endHold(tx, { queue: 'rechecks', recordId: prescriptionId, staffId, now })
        await closeRecheck(tx, { ring, prescriptionId, staffId, now, form })
        return { answer: await latest(tx, { ring, prescriptionId }), changes: { recheck: { from: 'open', to: form.outcome } } }
      },
    }),
})

type Of = { ring: KeyRing; prescriptionId: string }

/** What was seen is the prescription; what is decided is the recheck, where none is open any more. */
async function standingRecheck(tx: Transaction, { ring, prescriptionId }: Of): Promise<Standing> {
  const { facts } = await standingPrescription({ db: tx, ring }, prescriptionId)
  const result = (await rechecksOf({ db: tx, ring }, [prescriptionId])).at(-1)?.result
  return { facts, decided: result && { by: result.by, at: result.at, what: '复核过这张处方' } }
}

async function latest(tx: Transaction, { ring, prescriptionId }: Of) {
  const found = (await rechecksOf({ db: tx, ring }, [prescriptionId])).at(-1)
  if (!found) throw notFound('这次复核')
  return found
}
