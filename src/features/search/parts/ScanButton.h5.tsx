/** A browser reads no codes. */
export const ScanButton = () => null
