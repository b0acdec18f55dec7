import type { Coupon } from '@/contract/coupon'
import { conditionOf } from '@/domain/coupon/worth'
import { worthText } from '@/domain/coupon/worthText'
import { Poster } from '@/ui/share/Poster'

type Props = { of: Coupon; title: string; text: string; address: string }

/** A picture to hand on, with what there is to have and the code that leads to it; it names nobody. */
export const WorthPoster = ({ of, title, text, address }: Props) => (
  <Poster worth={worthText(of)} condition={conditionOf(of)} {...{ title, text, address }} />
)
