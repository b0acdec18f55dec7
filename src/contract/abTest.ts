import * as z from 'zod/mini'
import { endpoint } from './endpoint'

export const abTest = {
  variants: endpoint('GET /abTest', {
    about: 'Which variant of each experiment this device sees, always the same one; none for a device without a name',
    output: z.looseObject({ results: z.array(z.looseObject({ experiment: z.string(), variant: z.string() })) }),
    fallback: { results: [] },
  }),
}
