import { eq, getTableColumns, isNotNull, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import sharp from 'sharp'
import { cabinetOf } from '../../../tests/support/cabinetOf'
import { consulted } from '../../../tests/support/consult'
import { staffAt } from '../../../tests/support/counter'
import { gatewayAt, type Gateway } from '../../../tests/support/gateway'
import { lotteryBelongings } from '../../../tests/support/lotteryBelongings'
import { policyBelonging } from '../../../tests/support/policies'
import { noteOn, prescribe, VALSARTAN } from '../../../tests/support/prescribe'
import { newBuyers, ordered, type Buyer } from '../../../tests/support/shop'
import { issuedTo } from '../../../tests/support/invoicesOf'
import { finishedBy, healthAnswers } from '../../../tests/support/questionnaires'
import { refundAsked } from '../../../tests/support/refundAsked'
import { signed } from '../../../tests/support/signed'
import { talk } from '../../../tests/support/talk'
import { shopDate } from '../../../src/lib/time'
import { packings, patientDrafts, patients, staff, uploads } from '../../tables'
import { encrypted } from '../../lib/encrypt'
import { fileKeyOf, isOfForm, keyRingIn, newKeyRing, ringKey, rowOf, type KeyRing, type WrappedKey } from '../../lib/keyRing'
import { openContent } from '../../kernel/sealedContent'
import { inClear, isSealed, openText, sealedTextColumns, type Sealed } from '../../kernel/sealedText'
import { seal, unseal } from '../../providers/wechat/seal'
import { totpSecretOf } from '../staff/totpSecret'
import { keysInUse, keyTables, placeOf, rewrapKeys, type KeyTable } from './rewrapKeys'

const [FIRST, SECOND] = [newKeyRing('1'), newKeyRing('2')]
const ring = (text: string) => keyRingIn(text) as KeyRing
/** What is encrypted as a text: a TOTP secret, a patient, a diagnosis. */
const WRITTEN = /^([A-Z2-7]{32}|\p{Script=Han}{2,})$/u
const CARDS = ['320106195806151037', '320106198802200042']

const PAPER = {
  hospital: '清河市第一医院',
  diagnosis: '高血压',
  drugs: [{ productCode: VALSARTAN, quantity: 1 }],
  isDeclared: true as const,
}

type Row = Record<string, unknown> & { id: string }
type Kept = WrappedKey & { id: string; content?: Uint8Array }

/** What a row holds, opened as the product opens it. */
const opened = (keys: KeyRing, table: KeyTable, row: Kept): unknown =>
  row.content ? openContent(keys, table, { ...row, content: row.content }) : fileKeyOf(keys, row, rowOf(table, row.id))

describe('what is encrypted in the database', () => {
  let gateway: Gateway
  let buyers: Buyer[]
  let picture: Buffer<ArrayBuffer>
  beforeAll(async () => {
    picture = Buffer.from(
      await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } })
        .jpeg()
        .toBuffer(),
    )
  })
  beforeEach(async () => {
    gateway = await gatewayAt(undefined, { providers: { fileKeys: ring(FIRST) } })
    buyers = await newBuyers(gateway, 2)
    const [{ skuCode } = { skuCode: '' }] = await gateway.db.select().from(packings).where(eq(packings.productCode, VALSARTAN))
    for (const [nth, buyer] of buyers.entries()) {
      await buyer.agreement.agree({ body: { agreements: 'drugUserRule@2026-11-21' } })
      await policyBelonging(gateway, buyer)
      const { id: patientId } = await buyer.patient.add({ body: { name: '周建国', idCardNumber: CARDS[nth]! } })
      const weighed = { requestCode: 'weighed-1', kind: 'weight', weight: 60.5 } as const
      await buyer.chronicHealth.add({ params: { patientId }, body: weighed })
      await cabinetOf(gateway, buyer, { patientId, name: '缬沙坦胶囊' })
      await lotteryBelongings(gateway, buyer, `home-of-${buyer.memberId}`)
      await buyer.patient.keepDraft({ params: { form: 'new' }, body: { name: '周岚' } })
      const { id } = await buyer.upload.add({ body: { kind: 'prescription' }, file: new Blob([picture]) })
      const paper = { ...PAPER, patientId, images: [id], issuedOn: shopDate(gateway.clock.now()) }
      const { prescriptionId } = await buyer.prescription.save({ body: await signed(buyer, paper) })
      await signed(buyer, paper)
      await buyer.prescription.keepDraft({ body: { hospital: '清河市第一医院' } })
      const pharmacist = await staffAt(gateway, { roles: ['pharmacist'] })
      await pharmacist.prescription.ask({ params: { prescriptionId }, body: { text: '现在还在吃哪些药？' } })
      await ordered(buyer, { skuCode, quantity: 1 })
      await talk(gateway, buyer)
      const refused = { prescriptionId: await prescribe(gateway, buyer.memberId, { status: 'rejected' }) }
      await pharmacist.recheck.ask({ params: refused, body: { reason: '照片其实看得清' } })
      await noteOn(gateway, { ...refused, memberId: buyer.memberId, staffId: pharmacist.staffId, note: '已与医生电话确认' })
      await consulted(gateway, buyer, patientId)
      await refundAsked(gateway, buyer)
      await finishedBy(buyer, 'health', healthAnswers())
      await buyer.complaint.suggest({ body: { type: 'other', words: '希望字再大一点' } })
      await issuedTo(gateway, buyer, '周岚')
      const { benefitId } = await buyer.insurance.apply({ body: { planId: 'chronic', patientId } })
      await buyer.preAsk.init({ body: { benefitId, patientId, productCode: VALSARTAN } })
    }
  })
  /** A paper never changes, and the database sees to it: here somebody changes the database itself. */
  const papersMayChange = async (mayChange: boolean) => {
    for (const table of ['prescription_papers', 'invoices'])
      await gateway.db.execute(sql.raw(`alter table ${table} ${mayChange ? 'disable' : 'enable'} trigger ${table}_unchanged`))
  }
  beforeEach(() => papersMayChange(true))
  afterEach(() => papersMayChange(false))
  const keys = () => gateway.providers.fileKeys
  const rewrap = () => rewrapKeys({ db: gateway.db, providers: gateway.providers, now: gateway.clock.now() })
  const rowsOf = async (table: PgTable, where?: SQL) => (await gateway.db.select().from(table).where(where)) as Row[]
  const twoOf = async (table: PgTable) => {
    const rows = await rowsOf(table)
    // A table that comes to have encrypted columns wants its two rows above.
    expect([getTableName(table), rows.length >= 2]).toEqual([getTableName(table), true])
    return rows.slice(-2) as [Row, Row]
  }

  it('opens in its own row and refuses in another of its table, whichever of its columns were swapped', async () => {
    for (const table of keyTables()) {
      const [one, two] = await twoOf(table)
      const write = (id: string, { keyId, wrappedKey, content }: Row) =>
        gateway.db
          .update(table)
          .set({ keyId, wrappedKey, ...(content !== undefined && { content }) })
          .where(eq(table.id, id))
      const opens = async (id: string) => {
        const [row] = await rowsOf(table, eq(table.id, id))
        return opened(keys(), table, row as Row & Kept)
      }
      for (const { id } of [one, two]) await expect(opens(id)).resolves.toBeDefined()
      const columns = ['keyId', 'wrappedKey', 'content'].filter((name) => name in getTableColumns(table))
      for (const swapped of [columns, ['wrappedKey'], ['content']]) {
        if (!swapped.every((name) => columns.includes(name))) continue
        const from = (row: Row) => Object.fromEntries(swapped.map((name) => [name, row[name]]))
        await write(one.id, { ...one, ...from(two), id: one.id })
        await write(two.id, { ...two, ...from(one), id: two.id })
        for (const { id } of [one, two]) await expect(opens(id)).rejects.toThrow('Not encrypted with this key for this context')
        for (const row of [one, two]) await write(row.id, row)
      }
    }
  })

  it('opens no text that is another row’s: a TOTP secret, a patient’s name, a token of WeChat', async () => {
    // What was seeded without keys is encrypted with the first rotation.
    await rewrap()
    for (const { id, column } of sealedTextColumns()) {
      const kept = sql<Sealed>`${column}`
      const [one, two] = await gateway.db.select({ id, kept }).from(column.table).where(isNotNull(column)).orderBy(id).limit(2)
      const open = (row: string, text: Sealed) => openText(keys(), placeOf(column, row), text)
      expect([isSealed(one!.kept), open(String(one!.id), one!.kept)]).toEqual([true, expect.stringMatching(WRITTEN)])
      expect(() => open(String(one!.id), two!.kept)).toThrow('Not encrypted with this key for this context')
      expect(() => open(String(two!.id), one!.kept)).toThrow('Not encrypted with this key for this context')
    }
    const sealed = seal({ secret: 's', name: 'wx:access_token' }, 'token')
    expect([unseal({ secret: 's', name: 'wx:access_token' }, sealed), unseal({ secret: 's', name: 'wx:jsapi_ticket' }, sealed)]).toEqual([
      'token',
      undefined,
    ])
  })

  it('opens in the form before, and takes that of today when the keys are wrapped anew', async () => {
    /** As rows were written while the additional data was the id alone. */
    const asBefore = (table: KeyTable, row: Row & Kept) => {
      const key = fileKeyOf(keys(), row, rowOf(table, row.id))
      const wrappedKey = encrypted(key, ringKey(keys(), row.keyId), row.id).toString('base64')
      const content = row.content && encrypted(Buffer.from(JSON.stringify(opened(keys(), table, row))), key, row.id)
      return { wrappedKey, ...(content && { content }) }
    }
    const before = new Map<string, unknown>()
    for (const table of keyTables())
      for (const row of (await rowsOf(table)) as Array<Row & Kept>) {
        before.set(row.id, opened(keys(), table, row))
        await gateway.db.update(table).set(asBefore(table, row)).where(eq(table.id, row.id))
      }
    const [person] = await gateway.db.select().from(staff)
    const secret = totpSecretOf(keys(), person!)
    await gateway.db
      .update(staff)
      .set({ totpSecret: inClear(secret) })
      .where(eq(staff.staffId, person!.staffId))
    const now = async () => {
      const contents = new Map<string, unknown>()
      for (const table of keyTables())
        for (const row of (await rowsOf(table)) as Array<Row & Kept>) contents.set(row.id, opened(keys(), table, row))
      return contents
    }
    expect(await now()).toEqual(before)
    await rewrap()
    expect(await now()).toEqual(before)
    for (const table of keyTables()) for (const row of await rowsOf(table)) expect(isOfForm(String(row.wrappedKey))).toBe(true)
    const [sealed] = await gateway.db.select().from(staff).where(eq(staff.staffId, person!.staffId))
    expect([isSealed(sealed!.totpSecret), totpSecretOf(keys(), sealed!)]).toEqual([true, secret])
  })

  it('is read two hundred times while keys are rotated, and then without the old key', async () => {
    gateway.providers.fileKeys = ring(`${SECOND},${FIRST}`)
    const [before] = await twoOf(patients)
    const told = opened(gateway.providers.fileKeys, patients, before as Row & Kept)
    const reads = () =>
      Promise.all(
        Array.from({ length: 50 }, async () => {
          for (const buyer of buyers) {
            await buyer.patient.list()
            await buyer.patient.draft({ params: { form: 'new' } })
          }
        }),
      )
    await Promise.all([reads(), rewrap(), rewrap()])
    expect((await keysInUse(gateway.db)).map(({ keyId }) => keyId)).toEqual(['2'])
    gateway.providers.fileKeys = ring(SECOND)
    await reads()
    const [row] = await gateway.db.select().from(patients).where(eq(patients.id, before.id))
    expect(opened(ring(SECOND), patients, row!)).toEqual(told)
    for (const table of [uploads, patientDrafts]) for (const one of await rowsOf(table)) opened(ring(SECOND), table, one as Row & Kept)
    for (const one of await gateway.db.select().from(staff)) totpSecretOf(ring(SECOND), one)
  })
})
