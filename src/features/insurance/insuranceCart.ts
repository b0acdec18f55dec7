import * as z from 'zod/mini'
import { create } from 'zustand'
import { ProductCode, Quantity } from '@/contract/fields'
import { MAX_INSURED_LINES } from '@/contract/insurance'
import { INSURANCE_CART as KEY } from '@/platform/offline/ownAnswers'
import { useSession } from '@/platform/session'
import { storage } from '@/platform/storage'

/** What a device keeps of a line: codes and counts, and nothing that may be another price by now (specification 2, section 3). */
const Kept = z.object({ productCode: ProductCode, productNum: Quantity, isSelected: z.boolean() })
export type KeptLine = z.infer<typeof Kept>

const Stored = z.object({ owner: z.nullable(z.string()), lines: z.array(z.unknown()) })

const ownerNow = () => useSession.getState().member?.userId ?? null

/**
 * What is kept may be of a release long ago, or somebody's own hand: what cannot be read is left out. What a visitor chose is his who then logs
 * in; another member's is nobody else's.
 */
function stored(): KeptLine[] {
  const read = Stored.safeParse(storage.read(KEY))
  if (!read.success || (read.data.owner !== null && read.data.owner !== ownerNow())) return []
  return read.data.lines
    .flatMap((one) => {
      const line = Kept.safeParse(one)
      return line.success ? [line.data] : []
    })
    .slice(0, MAX_INSURED_LINES)
}

type Cart = {
  lines: readonly KeptLine[]
  /** So many of a product; none takes it out. */
  put: (productCode: string, productNum: number) => void
  select: (productCodes: readonly string[], isSelected: boolean) => void
  /** Takes some out: what was ordered, or what the shop does not have any more. */
  drop: (productCodes: readonly string[]) => void
  clear: () => void
}

/** The insurance cart of this device; it goes on demand, and with who logs out (`platform/session`). */
export const useInsuranceCart = create<Cart>()((set, get) => {
  useSession.subscribe((now, before) => {
    if (now.member?.userId !== before.member?.userId) set({ lines: stored() })
  })
  const keep = (lines: readonly KeptLine[]) => {
    storage.write(KEY, { owner: ownerNow(), lines })
    set({ lines })
  }
  return {
    lines: stored(),
    put: (productCode, productNum) => {
      const { lines } = get()
      const others = lines.filter((one) => one.productCode !== productCode)
      const isThere = others.length < lines.length
      if (productNum === 0) keep(others)
      else if (isThere) keep(lines.map((one) => (one.productCode === productCode ? { ...one, productNum } : one)))
      else keep([...lines, { productCode, productNum, isSelected: true }])
    },
    select: (productCodes, isSelected) =>
      keep(get().lines.map((one) => (productCodes.includes(one.productCode) ? { ...one, isSelected } : one))),
    drop: (productCodes) => keep(get().lines.filter(({ productCode }) => !productCodes.includes(productCode))),
    clear: () => keep([]),
  }
})
