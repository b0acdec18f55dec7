/** By which a call says that it is of a preview: the token that the counter was given. */
export const PREVIEW_HEADER = 'X-Preview'

/** What the address says, beside `previewIn`, of a page that the counter opens as a preview. Its name is one that no log and no referrer is told (`token=`). */
export const PREVIEW_TOKEN = 'previewToken'
/** Beside it, where the page is looked at in the elder version: `previewLook=elder`. */
export const PREVIEW_LOOK = 'previewLook'

/** The token of the preview that an address opens, written as the gateway makes them; nothing on any other page. */
export const previewIn = (search: string): string | undefined => /[?&]previewToken=([\w-]{20,200})(?:&|$)/.exec(search)?.[1]

type Opening = { token: string; elder: boolean }

/** The address of a page of the shop as a preview of it. */
export const previewAddress = (path: string, { token, elder }: Opening): string =>
  `${path}${path.includes('?') ? '&' : '?'}${PREVIEW_TOKEN}=${token}${elder ? `&${PREVIEW_LOOK}=elder` : ''}`
