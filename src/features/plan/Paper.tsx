import { Text, View } from '@tarojs/components'
import type { RefObject } from 'react'
import type { SignatureHandle } from '@/ui/form/signature/signature'
import { SignaturePad } from '@/ui/form/signature/SignaturePad'
import { Icon } from '@/ui/icons/Icon'

/** Points of the paper: the button stays below it. */
const HEIGHT = 220

type Props = {
  pad: RefObject<SignatureHandle>
  /** Who signs as what: 投保人. */
  role: string
  name: string
  /** What becomes of the signature. */
  use: string
}

/** The paper that a policy is signed on: whose name it is to be, and what it is used for. */
export const Paper = ({ pad, role, name, use }: Props) => (
  <>
    <SignaturePad
      ref={pad}
      placeholder={name}
      height={HEIGHT}
      head={
        <View className="row gap-8 text-13 color-secondary">
          <Text>{role}</Text>
          <Text className="weight-bold color-title">{name}</Text>
        </View>
      }
    />
    <View className="row align-start gap-8 text-13 color-secondary">
      <Icon name="shield" size={16} className="color-link" />
      <View className="grow">{use}</View>
    </View>
  </>
)
