import { storage } from '../storage'

/** Where answers for one member are kept for the time without a network; they go with the session, whatever ends it. */
export const OWN_ANSWERS = 'ownAnswers'

export const forgetOwnAnswers = () => storage.remove(OWN_ANSWERS)
