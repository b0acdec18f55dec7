import { useEffect, useRef } from 'react'
import { ApiError } from '@/api/errors'
import { write } from '@/api/write'
import { address, type Address } from '@/contract/address'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { goBack } from '@/routes/go'
import { toast } from '@/ui/toast'
import { useForm } from '@/ui/useForm'
import { addressDraft, dropAddressDraft, keepAddressDraft } from './addressDrafts'
import { addressProblems, EMPTY_ADDRESS, valuesOf, type AddressValues } from './addressForm'
import { chosenRegion } from './regions'

const STALE = [address.list, address.default, address.one]
const FIELDS: Readonly<Record<string, keyof AddressValues>> = {
  consigneeName: 'consigneeName',
  consigneePhone: 'consigneePhone',
  province: 'region',
  city: 'region',
  area: 'region',
  detail: 'detail',
}

/** The form of an address: a new one, or one that is there. What is typed survives leaving; saving clears it. */
export function useAddressForm(present: Address | undefined) {
  const id = present?.id ?? 'new'
  const attempt = useAttempt()
  const form = useForm<AddressValues>({
    values: { ...(present ? valuesOf(present) : EMPTY_ADDRESS), ...addressDraft(id) },
    problems: (values) => addressProblems(values, { keepsPhone: present !== undefined }),
  })
  const { values } = form
  const first = useRef(values)
  useEffect(() => {
    if (values !== first.current) keepAddressDraft(id, values)
  }, [id, values])

  const save = async () => {
    if (!form.check()) return
    const region = chosenRegion(values.region)
    if (!region) return
    const { consigneePhone, label, consigneeName, detail, isDefault } = values
    const body = { ...region, consigneeName: consigneeName.trim(), detail: detail.trim(), label: label || null, isDefault }
    try {
      if (present)
        await write(address.change, { params: { id }, body: { ...body, ...(consigneePhone && { consigneePhone }) } }, { stale: STALE })
      else await attempt(address.add, { body: { ...body, consigneePhone } }, { stale: STALE })
    } catch (error) {
      const field = error instanceof ApiError ? FIELDS[error.field?.split('.')[0] ?? ''] : undefined
      if (!(error instanceof ApiError) || !field) throw error
      form.refuse(field, error.message)
      return
    }
    dropAddressDraft(id)
    toast('地址已保存', { icon: 'check' })
    await goBack()
  }
  return { form, save }
}
