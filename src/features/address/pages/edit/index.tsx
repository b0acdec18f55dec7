import { useRead } from '@/api/useRead'
import { address } from '@/contract/address'
import { useParams } from '@/routes/useRoute'
import { Loaded } from '@/ui/state/Loaded'
import { Screen } from '@/ui/shell/Screen'
import { AddressFields } from './AddressFields'
import './index.scss'

/** Route `address`: a new address, or a change to one that is there. */
export default function AddressPage() {
  const { mode, id } = useParams('address')
  return mode === 'edit' && id !== undefined ? <EditAddress id={id} /> : <AddressFields title="新增收货地址" />
}

function EditAddress({ id }: { id: string }) {
  const read = useRead(address.one, { params: { id } })
  if (read.data) return <AddressFields present={read.data} title="编辑收货地址" />
  return (
    <Screen title="编辑收货地址">
      <Loaded of={read} skeleton={1}>
        {() => null}
      </Loaded>
    </Screen>
  )
}
