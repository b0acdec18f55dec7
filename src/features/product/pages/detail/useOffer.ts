import { useEffect, useRef, useState, type MutableRefObject } from 'react'
import type { MergedProduct } from '@/contract/product'
import { addChoice, buyNow } from '@/domain/product/buy'
import { firstChoice, type Choice } from '@/domain/product/sku/choice'
import { isPrescription } from '@/domain/product/status'
import { useSession } from '@/platform/session'
import { usePress } from '@/ui/press/usePress'

export type Offer = {
  choice: Choice
  choose: (choice: Choice) => void
  /** From the bar: at once where there is nothing to choose or it was chosen already, else by way of the sheet. */
  add: () => unknown
  buy: () => unknown
  /** From the sheet, with what was chosen there. */
  addChosen: (choice: Choice) => Promise<unknown>
  buyChosen: (choice: Choice) => Promise<unknown>
}

/** No packing at all: the gateway knows this name nowhere, so nothing can be bought by it. */
const NOTHING: Choice = { skuCode: 'none', combineId: undefined, quantity: 1 }

/** What a visitor wanted to buy when he was led to the login, kept by the page: the product is read anew for a member. */
export type Resuming = { toBuy: MutableRefObject<Choice | undefined>; onTop: boolean }
type Options = Resuming & { openSheet: () => void; closeSheet: () => void }

/** What is chosen on the page, and the two ways to take it. */
export function useOffer(product: MergedProduct, { openSheet, closeSheet, toBuy, onTop }: Options): Offer {
  const [choice, setChoice] = useState(() => firstChoice(product) ?? NOTHING)
  const [chosen, setChosen] = useState(false)
  const settled = chosen || (product.packings.length <= 1 && product.combinations.length === 0)
  const addChosen = async (wanted: Choice) => {
    await addChoice(wanted, { source: 'product', isPrescription: isPrescription(product) })
    closeSheet()
  }
  const buyChosen = async (wanted: Choice) => {
    if (!(await buyNow(wanted))) toBuy.current = wanted
    closeSheet()
  }
  // Who went to the login goes on where he was; who came back without it changed his mind.
  const { press: buyOn } = usePress(async () => {
    const wanted = toBuy.current
    toBuy.current = undefined
    if (wanted && useSession.getState().member) await buyChosen(wanted)
  })
  const buyOnLatest = useRef(buyOn)
  buyOnLatest.current = buyOn
  useEffect(() => {
    if (onTop) void buyOnLatest.current()
  }, [onTop])
  return {
    choice,
    choose: (wanted) => {
      setChoice(wanted)
      setChosen(true)
    },
    add: () => (settled ? addChosen(choice) : openSheet()),
    buy: () => (settled ? buyChosen(choice) : openSheet()),
    addChosen,
    buyChosen,
  }
}
