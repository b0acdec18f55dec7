import { PrescriptionState, type Prescription } from '@/contract/prescription'
import { againOf, againWords } from './againOf'

const drug = (productCode: string, quantity = 2) => ({ productCode, name: `药${productCode}`, specification: '80mg×28粒', quantity })
const card = (productCode: string, mark: 'rx' | 'otcA', status = 2) => ({ productCode, skuCode: `${productCode}-1`, mark, status })
const open = (changes: Partial<Prescription>) =>
  ({
    prescriptionId: 'good',
    state: PrescriptionState.approved,
    patientId: 'father',
    patientName: '周建国',
    drugs: [drug('1')],
    ...changes,
  }) as Prescription
const of = (...codes: string[]) => ({ patientId: 'father', patientName: '周建国', drugs: codes.map((code) => drug(code)) })

type Case = [string, Parameters<typeof againOf>[0], Partial<ReturnType<typeof againOf>>, string | undefined]
it.each<Case>([
  ['needs a new prescription', { of: of('1'), cards: [card('1', 'rx')], open: [] }, { isRenewed: true, cart: [] }, '再买要用新处方'],
  [
    'goes into the cart, where none is needed any more',
    { of: of('2'), cards: [card('2', 'otcA')], open: [] },
    { isRenewed: false, cart: [{ skuCode: '2-1', quantity: 2 }] },
    undefined,
  ],
  [
    'does both',
    { of: of('1', '2'), cards: [card('1', 'rx'), card('2', 'otcA')], open: [] },
    { isRenewed: true, cart: [{ skuCode: '2-1', quantity: 2 }] },
    '再买要用新处方',
  ],
  ['leads to one that is good now', { of: of('1'), cards: [card('1', 'rx')], open: [open({})] }, { goodOne: 'good' }, '您有一张可用的处方'],
  [
    'does not take one that waits',
    { of: of('1'), cards: [card('1', 'rx')], open: [open({ state: PrescriptionState.waiting })] },
    { goodOne: undefined, isRenewed: true },
    '再买要用新处方',
  ],
  [
    'does not take another patient’s',
    { of: of('1'), cards: [card('1', 'rx')], open: [open({ patientId: 'mother' })] },
    { isRenewed: true },
    '再买要用新处方',
  ],
  [
    'does not take that of somebody else where neither names a patient',
    { of: { ...of('1'), patientId: null }, cards: [card('1', 'rx')], open: [open({ patientId: null, patientName: '顾秀兰' })] },
    { isRenewed: true },
    '再买要用新处方',
  ],
  [
    'does not take one for a part of it',
    { of: of('1', '3'), cards: [card('1', 'rx'), card('3', 'rx')], open: [open({})] },
    { isRenewed: true },
    '再买要用新处方',
  ],
  [
    'names what is not sold any more',
    { of: of('1', '2'), cards: [card('1', 'rx', 3), card('2', 'otcA')], open: [] },
    { gone: ['药1'], isRenewed: false, cart: [{ skuCode: '2-1', quantity: 2 }] },
    '有药品买不到',
  ],
  ['buys nothing where all of it is gone', { of: of('1'), cards: [], open: [] }, { gone: ['药1'], isRenewed: false, cart: [] }, undefined],
])('buying again %s', (_case, asked, again, title) => {
  expect(againOf(asked)).toMatchObject(again)
  expect(againWords(againOf(asked))?.title).toBe(title)
})
