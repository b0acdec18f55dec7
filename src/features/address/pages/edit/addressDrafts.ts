import { draftsOf } from '@/domain/draft/drafts'
import type { RegionLevel } from '@/lib/regions'
import type { AddressValues } from './addressForm'

const kept = draftsOf('address')
/** Names stay in memory while the shop is open; the phone is not kept at all. */
const names = new Map<string, string>()

const isLevel = (value: unknown): value is RegionLevel => {
  const { code, name } = (value ?? {}) as { code?: unknown; name?: unknown }
  return typeof code === 'string' && typeof name === 'string'
}

/** What was typed into an address form that was left: everything but the phone. `id` is the address or `new`. */
export function addressDraft(id: string): Partial<AddressValues> {
  const { region, detail, label, isDefault } = (kept.read(id) ?? {}) as Partial<Record<keyof AddressValues, unknown>>
  const consigneeName = names.get(id)
  return {
    ...(consigneeName !== undefined && { consigneeName }),
    ...(Array.isArray(region) && { region: region.filter(isLevel).slice(0, 3) }),
    ...(typeof detail === 'string' && { detail }),
    ...(typeof label === 'string' && { label }),
    ...(typeof isDefault === 'boolean' && { isDefault }),
  }
}

export function keepAddressDraft(id: string, { consigneeName, region, detail, label, isDefault }: AddressValues) {
  names.set(id, consigneeName)
  kept.keep(id, { region, detail, label, isDefault })
}

export function dropAddressDraft(id: string) {
  names.delete(id)
  kept.drop(id)
}
