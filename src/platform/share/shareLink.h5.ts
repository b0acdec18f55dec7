/** Whether this browser hands a link over to another app. */
export const canShareLink = () => typeof navigator.share === 'function'

/** Hands a link over to an app the shopper chooses; choosing none is no failure. */
export const shareLink = (link: { title: string; url: string }) =>
  navigator.share(link).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  })
