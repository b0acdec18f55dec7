import { useState } from 'react'
import type { Plan } from '@/contract/plan'
import { useSession } from '@/platform/session'
import { Cell, CellGroup } from '@/ui/card/Cell'
import { useFamily } from '../../families'
import { openText, type PlanText } from '../../planTexts'
import { Medicines } from './Medicines'

/** The texts of a plan, its list of medicines, and the way to the policies that there are. */
export function Links({ of: { planId, medicines }, texts }: { of: Plan; texts: readonly PlanText[] }) {
  const { list, places } = useFamily()
  const book = places.book()
  const isMember = useSession(({ member }) => member !== undefined)
  const [isOpen, setOpen] = useState(false)
  return (
    <CellGroup>
      {texts.map((text) => (
        <Cell key={text.document} title={text.title} onPress={() => openText(text)} />
      ))}
      <Cell title={list} value={`${medicines} 种`} onPress={() => setOpen(true)} />
      <Cell title={isMember ? '我的保单' : '保单查验'} href={book.href} onPress={book.open} />
      <Medicines planId={planId} title={list} open={isOpen} onClose={() => setOpen(false)} />
    </CellGroup>
  )
}
