import * as z from 'zod/mini'

/** What is counted of a drug whose packings are counted in pieces. */
export const DOSE_UNITS = ['片', '粒', '丸', '袋'] as const
export type DoseUnit = (typeof DOSE_UNITS)[number]

export const MAX_AMOUNT = 20
export const MAX_TIMES = 6

/** How a drug is taken, as the doctor wrote it: so many pieces each time, halves too, so many times a day. What is not taken daily has none. */
export const Dose = z.object({
  amount: z.number('每次用量应为数字').check(
    // Not `multipleOf`, which brings code that WeChat cannot run.
    z.refine((value) => Number.isInteger(value * 2), '每次用量应为半片的倍数'),
    z.minimum(0.5, '每次至少半片'),
    z.maximum(MAX_AMOUNT),
  ),
  times: z.int('每日次数应为整数').check(z.minimum(1, '每日至少 1 次'), z.maximum(MAX_TIMES)),
  unit: z.enum(DOSE_UNITS),
})
export type Dose = z.infer<typeof Dose>

/** 每次 1 粒，每日 2 次; 每次半片，每日 1 次 */
export const doseText = ({ amount, times, unit }: Dose): string => `每次${amountText(amount, unit)}，每日 ${times} 次`

/** 半片, 1 粒, 1.5 片: with a space before a figure. */
export const amountText = (amount: number, unit: DoseUnit): string => (amount === 0.5 ? `半${unit}` : ` ${amount} ${unit}`)
