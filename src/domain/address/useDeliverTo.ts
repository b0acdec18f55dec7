import { useRead } from '@/api/useRead'
import { address } from '@/contract/address'
import { useSession } from '@/platform/session'

/** Where the shop would deliver: this member's default address; nothing for a visitor. */
export function useDeliverTo() {
  const member = useSession((session) => session.member)
  const read = useRead(address.default, {}, { enabled: Boolean(member), staleTime: 300_000 })
  const found = read.data?.address ?? undefined
  return { address: found, text: found ? `${found.area.name}${found.detail}` : undefined }
}
