/** Writes the pages that the gateway renders to this file, as one module. */
export function bundleRenderer(outfile: string): Promise<void>
/** The same, built anew with every change. Resolves to how to end that. */
export function watchRenderer(outfile: string): Promise<() => Promise<void>>
