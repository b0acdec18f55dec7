import type { ReactNode } from 'react'
import type { Coupon } from '@/contract/coupon'
import { conditionOf, worthOf } from '@/domain/coupon/worth'
import { CouponTicket } from '@/ui/card/CouponTicket'

type Props = { of: Coupon; title: string; text?: string; tag?: string; right?: ReactNode }

/** A coupon that is promised or given, with what it is for. */
export const Ticket = ({ of, title, ...others }: Props) => (
  <CouponTicket kind="shop" amount={worthOf(of)} threshold={conditionOf(of)} title={title} {...others} />
)
