import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/** The shop's own words about buying with a prescription. The decree's warning (`RX_WARNING`) stands beside them and is none of them. */
export const RxSetting = z
  .looseObject({
    /** Below the warning on the prescription list of the cart. */
    cart: z.string(),
    /** Beside whose prescription covers what is about to be ordered. */
    settle: z.string(),
    /** Below the drugs of an order. */
    order: z.string(),
    /** What a prescription has to be, where one is asked for. */
    upload: z.string(),
  })
  .register(z.globalRegistry, { id: 'RxSetting' })
export type RxSetting = z.infer<typeof RxSetting>

/** The shop's rules about prescriptions; a call apart from those of prescriptions, for the cart asks it and they do not. */
export const rx = {
  setting: endpoint('GET /rx/setting', {
    about: 'What the shop says about prescriptions in the cart, when settling, on an order and where a prescription is asked for',
    sameFor: 'everybody',
    output: RxSetting,
    fallback: {
      cart: '药师审核处方之后才能付款',
      settle: '请核对用药人与药品',
      order: '请按医生的处方用药，有疑问先问药师',
      upload: '线下医院开具的纸质或电子处方，写明用药人姓名、药名与用量',
    },
  }),
}
