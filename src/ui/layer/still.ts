/** WeChat: a finger on the scrim does not move the page behind it. */
export const still = { catchMove: true }
