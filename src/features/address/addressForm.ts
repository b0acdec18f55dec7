import * as core from 'zod/v4/core'
import { AddressForm, type Address } from '@/contract/address'
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

const { consigneeName, consigneePhone, detail } = AddressForm.shape

/** The contract's own sentence about a value, so that form and gateway say the same. */
const problemOf = (schema: core.$ZodType, value: string) => core.safeParse(schema, value).error?.issues[0]?.message

/** What is wrong with the form, in the order of its fields. */
export const addressProblems = (
  values: AddressValues,
  { keepsPhone }: { keepsPhone: boolean },
): Partial<Record<keyof AddressValues, string | undefined>> => ({
  consigneeName: problemOf(consigneeName, values.consigneeName),
  consigneePhone: keepsPhone && values.consigneePhone === '' ? undefined : problemOf(consigneePhone, values.consigneePhone),
  region: isRegionFinished(
    regions,
    values.region.map(({ code }) => code),
    3,
  )
    ? undefined
    : '请选择省市区',
  detail: problemOf(detail, values.detail),
})
