/** WeChat shares pages of the mini-program only; a payment link is copied instead. */
export const canShareLink = () => false

export const shareLink = (_link: { title: string; url: string }): Promise<void> => Promise.resolve()
