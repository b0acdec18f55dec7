import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Done, Id, Phone } from './fields'

/** Specification 2, section 3: province, city and area, each with code and name. */
const Place = z.object({
  code: z.string().check(z.regex(/^\d{6}$/, '地区编码应为 6 位数字')),
  name: z.string().check(z.minLength(1), z.maxLength(30)),
})
export type Place = z.infer<typeof Place>

const AddressFields = {
  consigneeName: z.string().check(z.trim(), z.minLength(1, '请填写收货人'), z.maxLength(25, '收货人不超过 25 个字')),
  province: Place,
  city: Place,
  area: Place,
  detail: z.string().check(z.trim(), z.minLength(2, '请填写详细地址'), z.maxLength(100, '详细地址不超过 100 个字')),
  label: z.nullable(z.string().check(z.maxLength(6, '标签不超过 6 个字'))),
  isDefault: z.boolean(),
}

export const AddressForm = z.object({ ...AddressFields, consigneePhone: Phone })
export type AddressForm = z.infer<typeof AddressForm>
/** A change: without a phone the old one stays. */
export const AddressChange = z.object({ ...AddressFields, consigneePhone: z.optional(Phone) })

/** An address as it comes back: the phone is masked; a form sent without a new phone keeps the old one. */
export const Address = z.looseObject({ id: Id, ...AddressFields, consigneePhone: z.string() }).register(z.globalRegistry, { id: 'Address' })
export type Address = z.infer<typeof Address>

const ById = z.object({ id: Id })
const Degrees = (max: number) =>
  z.string().check(
    z.regex(/^-?\d{1,3}(\.\d+)?$/, '坐标应为数字'),
    z.refine((text) => Math.abs(Number(text)) <= max, '坐标超出范围'),
  )

export const address = {
  list: endpoint('GET /addresses', {
    about: 'Addresses of this member, the default first',
    session: 'required',
    provides: 'addresses',
    output: z.looseObject({ results: z.array(Address) }),
    fallback: { results: [] },
  }),
  one: endpoint('GET /addresses/{id}', { about: 'One address', session: 'required', params: ById, provides: 'addresses', output: Address }),
  default: endpoint('GET /addresses/default', {
    about: 'The default address, or nothing',
    session: 'required',
    provides: 'addresses',
    output: z.looseObject({ address: z.nullable(Address) }),
    fallback: { address: null },
  }),
  add: endpoint('POST /addresses', {
    about: 'Add an address',
    collects: { scene: '保存收货地址', kinds: ['consignee'] },
    session: 'required',
    idempotent: true,
    body: AddressForm,
    invalidates: ['addresses'],
    output: Address,
  }),
  change: endpoint('PUT /addresses/{id}', {
    about: 'Change an address',
    collects: { scene: '修改收货地址', kinds: ['consignee'] },
    session: 'required',
    params: ById,
    body: AddressChange,
    invalidates: ['addresses'],
    output: Address,
  }),
  makeDefault: endpoint('PUT /addresses/{id}/default', {
    about: 'Make an address the default',
    session: 'required',
    params: ById,
    invalidates: ['addresses'],
    output: Address,
  }),
  remove: endpoint('DELETE /addresses/{id}', {
    about: 'Remove an address',
    session: 'required',
    params: ById,
    invalidates: ['addresses'],
    output: Done,
  }),
  byLngLat: endpoint('GET /address/lngLat', {
    about: 'The place at a position; nothing outside the country',
    collects: { scene: '点按定位', kinds: ['location'] },
    query: z.object({ lng: Degrees(180), lat: Degrees(90) }),
    output: z.looseObject({ province: z.nullable(Place), city: z.nullable(Place), area: z.nullable(Place) }),
  }),
}
