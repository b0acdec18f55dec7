import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Checkbox } from '@/ui/form/Checkbox'
import { ErrorLine } from '@/ui/form/ErrorLine'
import { cx } from '@/ui/element/cx'
import './consent.scss'

type Props = {
  on: boolean
  onChange: (on: boolean) => unknown
  /** What is agreed to, read aloud in one sentence. */
  label: string
  focus: boolean
  problem?: string | undefined
  /** Links to the texts. They open from beside the box, not from inside it. */
  children: ReactNode
  className?: string
}

/** Consent, never ticked beforehand (LAW-AND-PRIVACY, B2). Links that do not fit beside the words go on below them, not below the box. */
export const ConsentRow = ({ on, onChange, label, focus, problem, children, className }: Props) => (
  <View>
    <View className={cx('row wrap consent-row', className)}>
      <Checkbox className="consent-row__box" on={on} onChange={onChange} label={label} focus={focus}>
        我已阅读并同意
      </Checkbox>
      {children}
    </View>
    {problem !== undefined && <ErrorLine flat>{problem}</ErrorLine>}
  </View>
)
