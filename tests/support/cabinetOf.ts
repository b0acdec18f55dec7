import { cabinetArrivals } from '../../gateway/tables'
import { shopDate } from '../../src/lib/time'
import type { Gateway, Person } from './gateway'
import type { Client } from './gatewayClient'

type Whose = { patientId: string; name: string }

/** A medicine in somebody's cabinet, taken daily and ticked today, and a line of an order that was put away. Answers the medicine's id. */
export async function cabinetOf({ db, clock }: Gateway, who: Client & Person, { patientId, name }: Whose): Promise<string> {
  await who.agreement.agree({ body: { agreements: 'cabinetRule@2026-11-21' } })
  const times = [{ moment: 'afterBreakfast', time: '07:30' } as const]
  const { id } = await who.cabinet.add({
    body: { patientId, name, unit: '片', left: 20, plan: { amount: 1, times, isReminded: true } },
  })
  const now = clock.now()
  await who.cabinet.tick({ params: { id }, body: { day: shopDate(now), time: '07:30', isTaken: true } })
  await db.insert(cabinetArrivals).values({ memberId: who.memberId, lineId: `line-of-${who.memberId}`, isKept: true, at: now })
  return id
}
