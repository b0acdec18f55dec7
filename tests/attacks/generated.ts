import { eq } from 'drizzle-orm'
import { consultationDrafts, patientDrafts, prescriptionDrafts } from '../../gateway/tables'
import { agreeingTo, versionOf } from '../support/agreements'
import { operations, sendRequest, type Operation, type Request } from '../support/contractRequests'
import { filledRequest, slotsOf, withValue, type Fitting } from '../support/filledRequest'
import { idsOf } from './belongings'
import type { Asked, Report } from './attack'
import { freshToken, harmOf, type World } from './world'

/** What an attacker fills the rest of a request with: things of their own. */
const fittingOf = ({ own }: World): Fitting => ({
  ...own.submission,
  id: own.addressId,
  copyId: own.copyId,
  sessionId: own.sessionId,
  orderCode: own.orderCode,
  ordersCode: own.orderCode,
  lineId: own.lineId,
  lineIds: [own.lineId],
  items: own.lineId,
  skuCode: own.skuCode,
  productCode: own.productCode,
  code: own.productCode,
  ids: own.productCode,
  codes: own.productCode,
  quantity: 1,
  methodId: 'bank',
  partner: 'anxin',
  document: 'basePersonalRule',
  name: 'clause',
  version: versionOf('clause'),
  agreements: agreeingTo('basePersonalRule'),
  reason: '不想买了',
  phoneNum: own.phone,
})
/** `items` is a list of lines in one call and an array of packings in another. */
const OWN_SHAPES: Readonly<Record<string, Fitting>> = {
  'cart.add': { items: undefined },
}

/** Names under which a careless gateway would take somebody else for the caller. */
const OWNERS = ['memberId', 'userId', 'owner']

type Try = { name: string; operation: Operation; request: Request; sent: string }

/** Each place of each call that an id fits into, with each id of the victim; then each call as if the victim had sent it. */
function triesIn(world: World, seed: number): Try[] {
  const ids = idsOf(world.theirs)
  const fitting = fittingOf(world)
  const filledFor = (operation: Operation) => {
    const { [operation.operationId]: shape } = OWN_SHAPES
    const wanted = Object.entries({ ...fitting, ...shape }).filter(([, value]) => value !== undefined)
    return filledRequest(operation, Object.fromEntries(wanted), seed)
  }
  const byId = operations.flatMap((operation) =>
    slotsOf(operation).flatMap((slot) =>
      ids
        .filter((id) => slot.accepts(id))
        .map((sent) => ({
          name: `${operation.operationId} with ${sent} as ${slot.part} ${slot.at.join('.')}`,
          operation,
          request: withValue(filledFor(operation), slot, sent),
          sent,
        })),
    ),
  )
  const members = operations.filter(({ security }) => security.length > 0)
  const byOwner = members.flatMap((operation) =>
    OWNERS.flatMap((owner) =>
      (operation.requestBody ? (['query', 'body'] as const) : (['query'] as const)).map((part) => ({
        name: `${operation.operationId} with ${owner} in the ${part}`,
        operation,
        request: withValue(filledFor(operation), { part, at: [owner] }, world.theirs.memberId),
        sent: world.theirs.memberId,
      })),
    ),
  )
  return [...byId, ...byOwner]
}

/** What the attacker put into a form is theirs to read again: an id that they sent there once is not told by a later answer. */
async function forgetDrafts({ shop: { db }, attacker: { memberId } }: World): Promise<void> {
  for (const table of [consultationDrafts, patientDrafts, prescriptionDrafts]) await db.delete(table).where(eq(table.memberId, memberId))
}

/** Every generated request; of a `size` below all of them, so many spread over all. */
export async function generatedAttacks(world: World, { seed, size }: Asked): Promise<Report> {
  const all = triesIn(world, seed)
  const step = Math.max(1, all.length / size)
  const tries = Array.from({ length: Math.min(size, all.length) }, (_none, place) => all[Math.floor(place * step)]!)
  const found: string[] = []
  const statuses: Record<string, number> = {}
  for (const [place, { name, operation, request, sent }] of tries.entries()) {
    const attempt = async () => {
      const address = `10.7.${place >> 8}.${place & 255}`
      const reply = await sendRequest(world.shop.app, operation, request, {
        token: await freshToken(world),
        device: world.attacker.device,
        address,
      })
      const answer = { status: reply.status, text: await reply.text() }
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      await forgetDrafts(world)
      return answer
    }
    const harm = await harmOf(world, { name, sent, attempt })
    if (harm !== undefined) found.push(harm)
  }
  const about = Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
  return { kind: 'members, generated', tried: tries.length, found, about }
}
