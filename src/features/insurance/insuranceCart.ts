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

/** What was settled and may have become an order since: paying leaves the shop, and comes back to a page that was loaded anew. */
const Settled = z.object({ settleId: z.string(), productCodes: z.array(ProductCode) })
export type Settled = z.infer<typeof Settled>

const Stored = z.object({ owner: z.nullable(z.string()), lines: z.array(z.unknown()), settled: z.catch(z.optional(Settled), undefined) })

const ownerNow = () => useSession.getState().member?.userId ?? null

/**
 * What is kept may be of a release long ago, or somebody's own hand: what cannot be read is left out. What a visitor chose is his who then logs
 * in; another member's is nobody else's.
 */
function stored(): Pick<Cart, 'lines' | 'settled'> {
  const read = Stored.safeParse(storage.read(KEY))
  if (!read.success || (read.data.owner !== null && read.data.owner !== ownerNow())) return { lines: [], settled: undefined }
  const lines = read.data.lines.flatMap((one) => {
    const line = Kept.safeParse(one)
    return line.success ? [line.data] : []
  })
  return { lines: lines.slice(0, MAX_INSURED_LINES), settled: read.data.settled }
}

type Cart = {
  lines: readonly KeptLine[]
  settled: Settled | undefined
  /** So many of a product; none takes it out. */
  put: (productCode: string, productNum: number) => void
  select: (productCodes: readonly string[], isSelected: boolean) => void
  /** Remembers what is about to be ordered; nothing where that ended. */
  settle: (settled: Settled | undefined) => void
  /** Takes some out that the shop does not have any more. */
  drop: (productCodes: readonly string[]) => void
  /** Takes out what was settled: it was ordered. */
  dropSettled: () => void
  clear: () => void
}

/** The insurance cart of this device; it goes on demand, and with who logs out (`platform/session`). */
export const useInsuranceCart = create<Cart>()((set, get) => {
  useSession.subscribe((now, before) => {
    if (now.member?.userId !== before.member?.userId) set(stored())
  })
  const keep = (change: Partial<ReturnType<typeof stored>>) => {
    const { lines, settled } = { ...get(), ...change }
    storage.write(KEY, { owner: ownerNow(), lines, settled })
    set({ lines, settled })
  }
  const without = (productCodes: readonly string[]) => get().lines.filter(({ productCode }) => !productCodes.includes(productCode))
  return {
    ...stored(),
    put: (productCode, productNum) => {
      const { lines } = get()
      const others = lines.filter((one) => one.productCode !== productCode)
      const isThere = others.length < lines.length
      if (productNum === 0) keep({ lines: others })
      else if (isThere) keep({ lines: lines.map((one) => (one.productCode === productCode ? { ...one, productNum } : one)) })
      else keep({ lines: [...lines, { productCode, productNum, isSelected: true }] })
    },
    select: (productCodes, isSelected) =>
      keep({ lines: get().lines.map((one) => (productCodes.includes(one.productCode) ? { ...one, isSelected } : one)) }),
    settle: (settled) => keep({ settled }),
    drop: (productCodes) => keep({ lines: without(productCodes) }),
    dropSettled: () => keep({ lines: without(get().settled?.productCodes ?? []), settled: undefined }),
    clear: () => keep({ lines: [], settled: undefined }),
  }
})
