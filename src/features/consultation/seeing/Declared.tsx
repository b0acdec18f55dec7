import { Text } from '@tarojs/components'
import { Checkbox } from '@/ui/form/Checkbox'
import { ErrorLine } from '@/ui/form/ErrorLine'

type Props = {
  on: boolean
  onChange: (on: boolean) => void
  focus: boolean
  error: string | undefined
  /** What the member declares. */
  children: string
}

/** A declaration to be ticked before a form may be sent, with what is wrong while it is not. */
export const Declared = ({ on, onChange, focus, error, children }: Props) => (
  <>
    <Checkbox on={on} onChange={onChange} focus={focus} className="align-start">
      <Text className="text-16 color-body">{children}</Text>
    </Checkbox>
    {error !== undefined && <ErrorLine flat>{error}</ErrorLine>}
  </>
)
