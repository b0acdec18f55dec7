import type { Address } from '@/contract/address'
import type { RegionLevel } from '@/lib/regions'
import { isRegionFinished } from '@/lib/regions'
import { regionLevelsOf, regions } from './regions'

/** What the form holds. `consigneePhone` is empty where the number the gateway keeps is to stay. */
export type AddressValues = {
  consigneeName: string
  consigneePhone: string
  region: RegionLevel[]
  detail: string
  label: string
  isDefault: boolean
}

export const EMPTY_ADDRESS: AddressValues = { consigneeName: '', consigneePhone: '', region: [], detail: '', label: '', isDefault: false }

export const valuesOf = (address: Address): AddressValues => ({
  consigneeName: address.consigneeName,
  consigneePhone: '',
  region: regionLevelsOf(address),
  detail: address.detail,
  label: address.label ?? '',
  isDefault: address.isDefault,
})

export const NO_REGION = '请选择省市区'

/** The one thing that the contract cannot say of the form: its three levels are chosen together. */
export const regionProblem = (region: readonly RegionLevel[]) =>
  isRegionFinished(
    regions,
    region.map(({ code }) => code),
    3,
  )
    ? undefined
    : NO_REGION
