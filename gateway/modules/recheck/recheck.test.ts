import { eq } from 'drizzle-orm'
import { DAY } from '../../../src/lib/duration'
import { staffAt, type StaffPerson } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { prescribe } from '../../../tests/support/prescribe'
import { prescriptionRechecks, prescriptions } from '../../tables'
import { inTransaction } from '../../kernel/transaction'
import { takeFetch } from '../prescription/fetches'
import { usablePrescriptions } from '../prescription/usable'
import { askRecheck } from './askRecheck'
import { closeRecheck } from './closeRecheck'

const REASON = '肾功能没有看到，请再看一次，可打 13911112222'
const RECALL = { outcome: 'takenBack', note: '确实没有看到', reason: 'dosage' } as const

describe('a decision that is looked at again', () => {
  let gateway: Gateway
  let [shen, liang]: StaffPerson[] = []
  beforeEach(async () => {
    gateway = await gatewayAt()
    shen = await staffAt(gateway, { roles: ['pharmacist'], name: '沈知夏' })
    liang = await staffAt(gateway, { roles: ['pharmacist'], name: '梁景和' })
  })
  const decided = (changes: Parameters<typeof prescribe>[2] = {}) =>
    prescribe(gateway, gateway.chen.memberId, { reviewedAt: gateway.clock.now(), reviewedBy: shen!.staffId, ...changes })
  const asked = async (changes: Parameters<typeof prescribe>[2] = {}) => {
    const params = { prescriptionId: await decided(changes) }
    await shen!.recheck.ask({ params, body: { reason: REASON } })
    return params
  }
  const REFUSED = { status: 'rejected', refusal: '处方已过有效期' } as const
  const rowOf = async ({ prescriptionId }: { prescriptionId: string }) => {
    const [row] = await gateway.db.select().from(prescriptions).where(eq(prescriptions.prescriptionId, prescriptionId))
    return row!
  }
  const told = async () => (await gateway.chen.message.list({ query: { kind: 'prescription' } })).results.map(({ text }) => text)
  const usable = async () =>
    (await usablePrescriptions(gateway.db, { memberId: gateway.chen.memberId, now: gateway.clock.now() })).map((one) => one.prescriptionId)

  it('waits in its queue with the reason, sealed, numbers masked; one at a time', async () => {
    const params = await asked()
    const { results, holds } = await liang!.recheck.list()
    expect(results).toMatchObject([
      {
        ...{ isOwn: false, holder: null, prescription: { ...params, patientName: '周*国' } },
        recheck: { by: '沈知夏', decision: 'approved', decidedBy: '沈知夏', refusal: null, result: null },
      },
    ])
    expect([results[0]!.recheck.reason, holds.all]).toEqual(['肾功能没有看到，请再看一次，可打 139****2222', 1])
    const [row] = await gateway.db.select().from(prescriptionRechecks)
    expect(Buffer.from(row!.content).toString()).not.toContain('肾功能')
    await expect(liang!.recheck.ask({ params, body: { reason: REASON } })).rejects.toMatchObject({ status: 409, code: 'RECHECK_OPEN' })
    await expect(shen!.recheck.ask({ params, body: { reason: '短' } })).rejects.toMatchObject({ status: 400, field: 'reason' })
    const waiting = { prescriptionId: await prescribe(gateway, gateway.chen.memberId, { status: 'pending' }) }
    await expect(shen!.recheck.ask({ params: waiting, body: { reason: REASON } })).rejects.toMatchObject({ code: 'NOT_DECIDED' })
  })

  it('is neither taken nor closed by who decided, or wrote it', async () => {
    const OWN = { status: 403, code: 'OWN_DECISION' }
    for (const own of [
      {},
      { reviewedBy: liang!.staffId, writtenBy: shen!.staffId },
      { reviewedBy: null, firstReviewedBy: shen!.staffId },
    ]) {
      const params = await asked(own)
      await expect(shen!.queue.take({ params: { queue: 'rechecks', recordId: params.prescriptionId } })).rejects.toMatchObject(OWN)
      await expect(shen!.recheck.close({ params, body: { outcome: 'stands', note: '没有错' } })).rejects.toMatchObject(OWN)
    }
    const { results } = await shen!.recheck.list()
    expect(results.map(({ isOwn, recheck }) => [isOwn, recheck.result])).toEqual([1, 2, 3].map(() => [true, null]))
  })

  it('stands with a note, and may be looked at again later', async () => {
    const params = await asked()
    await liang!.queue.take({ params: { queue: 'rechecks', recordId: params.prescriptionId } })
    await expect(liang!.recheck.close({ params, body: { outcome: 'stands', note: ' ' } })).rejects.toMatchObject({ field: 'note' })
    const { result } = await liang!.recheck.close({ params, body: { outcome: 'stands', note: '化验单里有' } })
    expect(result).toMatchObject({ by: '梁景和', outcome: 'stands', note: '化验单里有' })
    expect([await usable(), await told(), (await liang!.queue.mine()).held]).toEqual([[params.prescriptionId], [], []])
    await expect(shen!.recheck.close({ params, body: { outcome: 'stands', note: '再说' } })).rejects.toMatchObject({
      ...{ code: 'CHANGED_SINCE', details: { isDecided: true, last: { by: '梁景和', what: '复核过这张处方' } } },
    })
    await liang!.recheck.ask({ params, body: { reason: REASON } })
    expect((await liang!.prescription.detail({ params })).rechecks).toHaveLength(2)
    expect((await liang!.recheck.list({ query: { state: 'closed' } })).hits).toBe(1)
  })

  it('takes an approval back that no order took, and the member reads why', async () => {
    const params = await asked()
    const noReason = { outcome: 'takenBack', note: '没有看到' } as const
    await expect(liang!.recheck.close({ params, body: noReason })).rejects.toMatchObject({ status: 400, field: 'reason' })
    await liang!.recheck.close({ params, body: RECALL })
    expect([await usable(), await told()]).toEqual([[], ['周建国的处方没有通过药师审核：用法用量不合适']])
    expect(await rowOf(params)).toMatchObject({ status: 'rejected', refusal: '用法用量不合适', reviewedBy: liang!.staffId })
  })

  it('takes back no approval that an order took, or that has ended: a note is all there is', async () => {
    const used = await asked({ fetches: 2, fetchesUsed: 1 })
    const ended = await asked({ validUntil: gateway.clock.now() })
    for (const params of [used, ended]) {
      expect((await liang!.prescription.detail({ params })).canTakeBack).toBe(false)
      await expect(liang!.recheck.close({ params, body: RECALL })).rejects.toMatchObject({ status: 409, code: 'CANNOT_TAKE_BACK' })
      expect((await liang!.prescription.detail({ params })).rechecks.map(({ result }) => result)).toEqual([null])
      await liang!.recheck.close({ params, body: { outcome: 'stands', note: '已电话告诉会员' } })
    }
    expect([await told(), (await rowOf(used)).status]).toEqual([[], 'approved'])
  })

  it('sends a refusal back to be reviewed anew, from now on, and the member is told of the new decision', async () => {
    const params = await asked({ ...REFUSED, createdAt: new Date(gateway.clock.now().getTime() - DAY) })
    const person = await staffAt(gateway, { roles: ['pharmacist'], name: '何叙' })
    await person.recheck.close({ params, body: { outcome: 'takenBack', note: '没有过期' } })
    const found = await person.prescription.detail({ params })
    expect(found).toMatchObject({ isWaiting: true, review: null, waitsSince: gateway.clock.now().toISOString() })
    expect(found.rechecks).toMatchObject([{ refusal: '处方已过有效期', result: { outcome: 'takenBack' } }])
    const [newest] = (await person.prescription.list({ query: { sort: 'newest' } })).results
    expect(newest?.prescriptionId).toBe(params.prescriptionId)
    await person.prescription.refuse({ params, body: { reason: 'unclear' } })
    expect(await told()).toEqual(['周建国的处方没有通过药师审核：处方信息不完整或看不清'])
    const hidden = await asked({ ...REFUSED, hiddenAt: gateway.clock.now() })
    await expect(person.recheck.close({ params: hidden, body: { outcome: 'takenBack', note: '没有过期' } })).rejects.toMatchObject({
      code: 'CANNOT_TAKE_BACK',
    })
  })

  it('tells the member of a refusal again that follows a refusal', async () => {
    const params = { prescriptionId: await prescribe(gateway, gateway.chen.memberId, { status: 'pending' }) }
    await shen!.prescription.refuse({ params, body: { reason: 'unclear' } })
    await shen!.recheck.ask({ params, body: { reason: REASON } })
    gateway.clock.advance(60)
    await liang!.recheck.close({ params, body: { outcome: 'takenBack', note: '看得清' } })
    await liang!.prescription.refuse({ params, body: { reason: 'patient' } })
    expect(await told()).toEqual(['周建国的处方没有通过药师审核：用药人与处方不符', '周建国的处方没有通过药师审核：处方信息不完整或看不清'])
  })

  it('is asked for once, and closed once, of fifty at once; taken back or taken by an order, never both', async () => {
    const prescriptionId = await decided()
    const ring = gateway.providers.fileKeys
    const now = gateway.clock.now()
    const fifty = Array.from({ length: 50 })
    const asks = await Promise.allSettled(
      fifty.map(() =>
        inTransaction(gateway.db, (tx) => askRecheck(tx, { ring, prescriptionId, staffId: shen!.staffId, reason: REASON, now })),
      ),
    )
    expect(asks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const form = { ...RECALL, words: '' }
    const closings = fifty.map(() =>
      inTransaction(gateway.db, (tx) => closeRecheck(tx, { ring, prescriptionId, staffId: liang!.staffId, now, form })),
    )
    const isApproved = eq(prescriptions.status, 'approved')
    const taking = inTransaction(gateway.db, (tx) => takeFetch(tx, { prescriptionId, orderCode: 'at-once', where: isApproved, now }))
    const [isTaken, ...ends] = await Promise.all([taking, ...closings.map((closing) => closing.then(...SETTLED))])
    const row = await rowOf({ prescriptionId })
    expect(ends.filter((end) => end === 'done')).toHaveLength(isTaken ? 0 : 1)
    expect([row.status, row.fetchesUsed]).toEqual(isTaken ? ['approved', 1] : ['rejected', 0])
  })
})

const SETTLED = [() => 'done', () => 'refused'] as const
