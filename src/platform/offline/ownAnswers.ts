import { storage } from '../storage'

/** Where answers for one member are kept for the time without a network; they go with the session, whatever ends it. */
export const OWN_ANSWERS = 'ownAnswers'

/** Where the room is kept that a member's home takes beyond a visitor's (domain/rendered/memberHome). */
export const MEMBER_HOME = 'memberHome'

/** Where the insurance cart is kept (`features/insurance`): it goes with who logs out. */
export const INSURANCE_CART = 'insuranceCart'

export const forgetOwnAnswers = () => [OWN_ANSWERS, MEMBER_HOME].forEach((key) => storage.remove(key))
