/** The mini-program has all of its main package at hand. */
export { MemberCoupon as LazyMemberCoupon } from './MemberCoupon'
