import { View } from '@tarojs/components'
import { useEffect, type ReactNode } from 'react'
import { a11y } from '@/ui/element/a11y'
import { useDomId } from '@/ui/element/domId'
import { focusOn } from '@/ui/element/focusOn'
import { ErrorLine } from '@/ui/form/ErrorLine'

type Props = {
  /** What is asked here. */
  label: string
  children: ReactNode
  error: string | undefined
  focus: boolean
  className?: string
}

/** A part of a form that is no row: the reader's place comes to it where something is wrong, which stands below it. */
export function FocusPart({ label, children, error, focus, className = '' }: Props) {
  const id = useDomId('part')
  useEffect(() => {
    if (focus) focusOn(id)
  }, [focus, id])
  return (
    <View id={id} className={className} {...a11y({ role: 'group', label, focusable: true })}>
      {children}
      {error !== undefined && <ErrorLine flat>{error}</ErrorLine>}
    </View>
  )
}
