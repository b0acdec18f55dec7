/** A file of the gateway that opens for the member's own token alone, which no picture on a page carries. */
export type PrivateFile = { url: string; token: string }
/** Fetches it; answers where a picture on a page finds it. */
export type OpenPrivateFile = (file: PrivateFile) => Promise<string>
