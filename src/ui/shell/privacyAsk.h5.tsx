/** A browser asks for itself. */
export const startPrivacyAsk = () => undefined
