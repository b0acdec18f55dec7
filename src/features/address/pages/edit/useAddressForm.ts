import { write } from '@/api/write'
import { address, AddressChange, AddressForm, type Address } from '@/contract/address'
import { useAttempt } from '@/domain/attempt/useAttempt'
import { goBack } from '@/routes/go'
import { Reason } from '@/ui/feedback/reason'
import { toast } from '@/ui/feedback/toast'
import { useForm } from '@/ui/form/useForm'
import { addressDraft, dropAddressDraft, keepAddressDraft } from './addressDrafts'
import { EMPTY_ADDRESS, NO_REGION, regionProblem, valuesOf, type AddressValues } from './addressForm'
import { chosenRegion } from './regions'

/** The form of an address: a new one, or one that is there. What is typed survives leaving; saving clears it. */
export function useAddressForm(present: Address | undefined) {
  const id = present?.id ?? 'new'
  const attempt = useAttempt()
  const form = useForm<AddressValues>({
    values: present ? valuesOf(present) : EMPTY_ADDRESS,
    schema: (present ? AddressChange : AddressForm).shape,
    problems: ({ region }) => ({ region: regionProblem(region) }),
    fields: { province: 'region', city: 'region', area: 'region' },
    draft: { read: () => addressDraft(id), keep: (values) => keepAddressDraft(id, values), drop: () => dropAddressDraft(id) },
  })

  const save = async () => {
    const isSaved = await form.submit(async ({ consigneePhone, region, label, consigneeName, detail, isDefault }) => {
      const place = chosenRegion(region)
      if (!place) throw new Reason(NO_REGION)
      const body = { ...place, consigneeName: consigneeName.trim(), detail: detail.trim(), label: label || null, isDefault }
      if (present) await write(address.change, { params: { id }, body: { ...body, ...(consigneePhone && { consigneePhone }) } })
      else await attempt(address.add, { body: { ...body, consigneePhone } })
    })
    if (!isSaved) return
    toast('地址已保存', { icon: 'check' })
    await goBack()
  }
  return { form, save }
}
