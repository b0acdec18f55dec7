import * as z from 'zod/mini'
import { sha256 } from '../../lib/hash'
import { setting } from '../../kernel/settings'

const Name = z.string().check(z.regex(/^[A-Za-z]{1,40}$/, 'a name is letters'))

/** One A/B test as an operator sets it: of all devices each variant gets its weight's share. `control` is the shop as it is. */
export const Experiment = z
  .object({ key: Name, variants: z.array(z.object({ name: Name, weight: z.int().check(z.minimum(0), z.maximum(1000)) })) })
  .check(
    z.refine(({ variants }) => variants.some(({ name }) => name === 'control'), 'there is no control'),
    z.refine(({ variants }) => variants.some(({ weight }) => weight > 0), 'nobody gets any variant'),
    z.refine(({ variants }) => new Set(variants.map(({ name }) => name)).size === variants.length, 'two variants have one name'),
  )
export type Experiment = z.infer<typeof Experiment>

export const Experiments = z
  .array(Experiment)
  .check(z.refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'two experiments have one key'))

export const experimentsSetting = setting('experiments', Experiments)

/** Of a fresh shop: everybody sees it as it is until an operator gives `search` a weight (README, settings). */
export const EXPERIMENTS: Experiment[] = [
  {
    key: 'emptyCart',
    variants: [
      { name: 'control', weight: 100 },
      { name: 'search', weight: 0 },
    ],
  },
]

/** The variant of a device: decided by its name and the experiment's alone, so nothing has to be stored and each experiment is drawn anew. */
export function variantOf({ key, variants }: Experiment, deviceId: string): string {
  const whole = variants.reduce((sum, { weight }) => sum + weight, 0)
  let left = (parseInt(sha256(`${key}:${deviceId}`).slice(0, 12), 16) / 16 ** 12) * whole
  for (const { name, weight } of variants) {
    if (left < weight) return name
    left -= weight
  }
  return 'control'
}
