import { act, renderHook } from '@testing-library/react'
import type { Address } from '@/contract/address'
import { dropAddressDraft } from './addressDrafts'
import { valuesOf, type AddressValues } from './addressForm'
import { useAddressForm } from './useAddressForm'

const good: AddressValues = {
  consigneeName: '周岚',
  consigneePhone: '13800006207',
  region: [
    { code: '320000', name: '江苏省' },
    { code: '320100', name: '南京市' },
    { code: '320106', name: '鼓楼区' },
  ],
  detail: '中央路 32 号',
  label: '家',
  isDefault: true,
}
const [province, city, area] = good.region as [
  { code: string; name: string },
  { code: string; name: string },
  { code: string; name: string },
]
const present: Address = {
  id: 'a',
  consigneeName: '周岚',
  consigneePhone: '138****6207',
  province,
  city,
  area,
  detail: '中央路 32 号',
  label: null,
  isDefault: false,
}
const FIELDS = ['consigneeName', 'consigneePhone', 'region', 'detail'] as const

/** What the form says once it was checked. */
function problemsOf(values: Partial<AddressValues>, of?: Address) {
  const { result } = renderHook(() => useAddressForm(of))
  act(() => {
    for (const key of FIELDS) if (values[key] !== undefined) result.current.form.set(key, values[key])
  })
  act(() => void result.current.form.check())
  return Object.fromEntries(
    FIELDS.flatMap((key) => {
      const problem = result.current.form.errorOf(key)
      return problem ? [[key, problem]] : []
    }),
  )
}
afterEach(() => ['new', 'a'].forEach(dropAddressDraft))

describe('an address form', () => {
  it('asks for everything a parcel needs', () => {
    expect(problemsOf({})).toEqual({
      consigneeName: '请填写收货人',
      consigneePhone: '请填写 11 位手机号',
      region: '请选择省市区',
      detail: '请填写详细地址',
    })
  })

  it('is content with a whole one', () => {
    expect(problemsOf(good)).toEqual({})
  })

  it.each([
    ['1380000620', { consigneePhone: '请填写 11 位手机号' }],
    ['23800006207', { consigneePhone: '请填写 11 位手机号' }],
  ])('refuses the phone %s', (consigneePhone, problem) => {
    expect(problemsOf({ ...good, consigneePhone })).toEqual(problem)
  })

  it('keeps the number the gateway has, unless another is typed', () => {
    expect(problemsOf({}, present)).toEqual({})
    expect(problemsOf({ consigneePhone: '138' }, present)).toEqual({ consigneePhone: '请填写 11 位手机号' })
  })

  it('wants the district too', () => {
    expect(problemsOf({ ...good, region: good.region.slice(0, 2) })).toEqual({ region: '请选择省市区' })
  })

  it('never shows the masked number as if it had been typed', () => {
    expect(valuesOf(present)).toMatchObject({ consigneePhone: '', label: '', region: good.region })
  })
})
