/** A PDF of the gateway that opens for the member's own token alone. */
export type PrivatePdf = { url: string; token: string; fileName: string }
/** Fetches it and shows it as the host shows papers. Rejects where it did not come. */
export type OpenPdf = (file: PrivatePdf) => Promise<void>
