import { broughtBy } from './brought'

it.each([
  [{ productCode: '110011' }, { kind: 'product', code: '110011' }],
  [{ orderCode: '2611217295058489' }, { kind: 'order', code: '2611217295058489' }],
  [{ prescriptionId: 'zhoulan-rx-2' }, { kind: 'prescription', code: 'zhoulan-rx-2' }],
  [{ productCode: '../1' }, undefined],
  [{ orderCode: '' }, undefined],
  [{ desk: 'pharmacist' }, undefined],
])('%j brings %j along', (params, brought) => {
  expect(broughtBy(params)).toEqual(brought)
})
