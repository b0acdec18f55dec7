import type { ReactNode } from 'react'
import { useLicences } from '@/domain/mallConfig/useLicences'
import { callPhone } from '@/platform/phone'
import { go } from '@/routes/go'
import { Button } from '@/ui/press/Button'

export const toUpload = (productCode: string | undefined) => go('prescriptionUpload', productCode === undefined ? {} : { productCode })

type Props = {
  productCode: string | undefined
  /** Stands for the upload, where no prescription is needed. */
  first?: ReactNode
}

/** What can be done where no doctor can be asked: the prescription one has already, a pharmacist by telephone or in writing. */
export function OtherWays({ productCode, first }: Props) {
  const { data } = useLicences()
  const phone = data?.pharmacistPhone
  return (
    <>
      {first ?? (
        <Button block icon="camera" onPress={() => toUpload(productCode)}>
          我有处方，上传处方
        </Button>
      )}
      {phone && (
        <Button block kind="soft" icon="phone" onPress={() => callPhone(phone)}>
          打电话问药师
        </Button>
      )}
      <Button block kind="outline" icon="edit" onPress={() => go('leaveMsg', { website: 'mall' })}>
        给药师留言
      </Button>
    </>
  )
}
