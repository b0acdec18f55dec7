import { eq } from 'drizzle-orm'
import { ROLES } from '../../counter/contract/workEndpoint'
import { deregistrations, sessions } from '../../gateway/tables'
import { sha256 } from '../../gateway/lib/hash'
import { operations, sendRequest, type Operation, type Request } from '../support/contractRequests'
import { staffAt } from '../support/counter'
import { filledRequest, slotsOf, withValue, type Slot } from '../support/filledRequest'
import { newBuyers } from '../support/shop'
import { tries } from '../support/tier'
import { keysOf, marksOf, type Belongings } from './belongings'
import { changesBetween, rowsOf } from './victimRows'
import { freshToken, worldOfTwo, type Answer, type World } from './world'

/** Pairs of a call and an intruder in the gate for each area, each asked twice; the full run asks all of them, some eight thousand of care. */
const MIN = 300
const SEED = 20261126

/** The ids of what somebody owns in one area of the shop, and of them those that a call reads by their id alone. */
type Area = { of: string; idsOf: (own: Belongings) => Array<string | undefined>; readable: (own: Belongings) => string[] }

const AREAS: Area[] = [
  {
    of: 'patients, prescriptions, signatures, measurements, medicines at home, pictures, questionnaires’ answers, consultations or policies',
    idsOf: (own) => [
      ...[own.patientId, own.measurementId, own.medicineId, own.prizeDrawId, own.prescriptionId, own.handedInId, own.signId, own.pictureId],
      ...[own.questionnaireId, own.consultationId, own.endedConsultationId, own.benefitId, own.askId, own.policyId],
    ],
    // A signature, a measurement and a medicine are read with what they belong to, answers by their kind.
    readable: ({ patientId, prescriptionId, handedInId, pictureId, consultationId, endedConsultationId, benefitId, policyId }) => [
      ...[patientId, prescriptionId, handedInId, pictureId, benefitId, policyId],
      ...[consultationId, endedConsultationId],
    ],
  },
  {
    of: 'orders, reviewed lines, refunds, differences, complaints or service orders',
    idsOf: ({ paidOrderCode, reviewedLine, refundNumber, claimNumber, complaintId, svipOrderId, endedConsultationId }) => [
      ...[paidOrderCode, reviewedLine, refundNumber, claimNumber, complaintId, svipOrderId],
      ...[endedConsultationId],
    ],
    readable: ({ paidOrderCode, reviewedLine, refundNumber, claimNumber, complaintId, svipOrderId, endedConsultationId }) => [
      ...[paidOrderCode, reviewedLine, refundNumber, claimNumber, complaintId, svipOrderId],
      ...[endedConsultationId],
    ],
  },
]

/** An id as the gateway makes them, of a thing that there is not. */
const noneLike = (id: string) => [...id].map((letter) => (letter === '0' ? '1' : '0')).join('')

type Intruder = { who: string; token: () => Promise<string | undefined> }
type Probe = { name: string; operation: Operation; request: Request; slot: Slot; id: string }

let world: World
let intruders: Intruder[]
beforeAll(async () => {
  world = await worldOfTwo()
  intruders = await intrudersIn(world)
})

async function intrudersIn({ shop }: World): Promise<Intruder[]> {
  const always = (token: string | undefined) => () => Promise.resolve(token)
  const [expired, left, closed] = await newBuyers(shop, 3, 'intruder')
  const now = shop.clock.now()
  await shop.db
    .update(sessions)
    .set({ expiresAt: now })
    .where(eq(sessions.tokenHash, sha256(expired!.token)))
  await shop.db.delete(sessions).where(eq(sessions.tokenHash, sha256(left!.token)))
  const request = { requestId: 'closing-of-an-intruder', requestNumber: 'number-of-an-intruder', memberId: closed!.memberId }
  const times = { appliedAt: now, finishesAt: now, phoneMasked: '139****0002' }
  await shop.db.insert(deregistrations).values({ ...request, ...times, state: 'cooling' })
  await shop.jobs()
  const staff = await Promise.all(
    ROLES.map(async (role) => ({ who: `a ${role}`, token: always((await staffAt(shop, { roles: [role] })).token) })),
  )
  return [
    { who: 'another member', token: () => freshToken(world) },
    { who: 'a visitor', token: always(undefined) },
    { who: 'an expired session', token: always(expired!.token) },
    { who: 'a session that was ended', token: always(left!.token) },
    { who: 'a closed account', token: always(closed!.token) },
    ...staff,
  ]
}

/** Each place of each call that one of these ids of the victim's fits into. */
const probesIn = ({ own }: World, ids: ReadonlyArray<string | undefined>): Probe[] =>
  operations.flatMap((operation) =>
    slotsOf(operation).flatMap((slot) =>
      ids
        .filter((id): id is string => id !== undefined && slot.accepts(id) && slot.accepts(noneLike(id)))
        .map((id) => ({
          name: `${operation.operationId} with ${id} as ${slot.part} ${slot.at.join('.')}`,
          request: filledRequest(operation, { ...own.submission, skuCode: own.skuCode, productCode: own.productCode, quantity: 1 }, SEED),
          ...{ operation, slot, id },
        })),
    ),
  )

let sentSoFar = 0
async function answerTo({ operation, request, slot }: Probe, { token }: Intruder, id: string): Promise<Answer> {
  sentSoFar += 1
  const reply = await sendRequest(world.shop.app, operation, withValue(request, slot, id), {
    token: await token(),
    device: `device-${sentSoFar}`,
    // Nobody is refused for how much he tries.
    address: `10.8.${sentSoFar >> 8}.${sentSoFar & 255}`,
  })
  return { status: reply.status, text: await reply.text() }
}

/** What two calls of the same meaning may differ in: the id itself, and ids that were made for the answer. */
const comparable = ({ status, text }: Answer, id: string) => `${status} ${text.replaceAll(id, 'ID').replace(/[\da-f]{32}/g, 'ID')}`

/** Whether who asks learns that the id is somebody's: what its thing answers differs from what there is not. */
async function learns(probe: Probe, intruder: Intruder) {
  const { clock } = world.shop
  const at = clock.now()
  const none = comparable(await answerTo(probe, intruder, noneLike(probe.id)), noneLike(probe.id))
  // Both at the same moment: an answer may say when it was made.
  clock.set(at)
  const answer = await answerTo(probe, intruder, probe.id)
  const isDifferent = comparable(answer, probe.id) !== none
  const tells = marksOf(world.theirs).some((mark) => mark !== probe.id && answer.text.includes(mark))
  return isDifferent || tells || answer.status >= 500
    ? `${intruder.who}: ${probe.name}: ${answer.status} ${answer.text.slice(0, 200)}`
    : undefined
}

describe.each(AREAS)('an id of $of', ({ idsOf, readable }) => {
  it('tells nobody but its owner whether it exists', async () => {
    const { shop, theirs } = world
    const all = probesIn(world, idsOf(theirs)).flatMap((probe) => intruders.map((intruder) => ({ probe, intruder })))
    const size = Math.min(tries({ gate: MIN, all: Infinity }), all.length)
    const before = await rowsOf(shop.db, keysOf(theirs))
    const learned: string[] = []
    for (let place = 0; place < size; place += 1) {
      const { probe, intruder } = all[Math.floor((place * all.length) / size)]!
      const told = await learns(probe, intruder)
      if (told !== undefined) learned.push(told)
    }
    expect(learned).toEqual([])
    expect(changesBetween(before, await rowsOf(shop.db, keysOf(theirs)))).toEqual([])
    expect(size).toBeGreaterThanOrEqual(MIN)
    // The full run tries every place of every call: each call with an id makes it longer.
  }, 180_000)

  it('is learned by its owner: the probes would see it', async () => {
    const { victim, theirs } = world
    const owner = { who: 'the owner', token: () => Promise.resolve(victim.token) }
    const reads = probesIn(world, idsOf(theirs)).filter(({ operation }) => operation.method === 'GET')
    const learned = new Set<string>()
    for (const probe of reads) if ((await learns(probe, owner)) !== undefined) learned.add(probe.id)
    expect([...learned].sort()).toEqual(readable(theirs).sort())
  })
})
