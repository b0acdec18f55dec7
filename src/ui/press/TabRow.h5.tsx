import { View } from '@tarojs/components'
import { useEffect, useRef } from 'react'
import { a11y } from '../element/a11y'
import { roving } from '../element/roving'
import type { TabRowProps } from './tabRowTypes'

/** Tabs in one row that is moved by a finger; the chosen one is brought into view, and stays where a finger has moved it since. */
export function TabRow({ label, chosen, drawn, className, children }: TabRowProps) {
  const row = useRef<HTMLElement>(null)
  const placed = useRef<{ chosen: string; left: number }>()
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>(`#${chosen}`)
    if (!row.current || !tab) return
    const isMoved = placed.current?.chosen === chosen && placed.current.left !== row.current.scrollLeft
    if (isMoved) return
    row.current.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - row.current.clientWidth / 2
    placed.current = { chosen, left: row.current.scrollLeft }
  }, [chosen, drawn])
  return (
    <View ref={row} className={className} {...a11y({ role: 'tablist', label })} {...roving('tab')}>
      {children}
    </View>
  )
}
