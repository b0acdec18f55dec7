import type { Metafile } from 'esbuild'

export const RUNTIME_PACKAGES: readonly string[]
export const PROGRAMS: readonly string[]
export function bundleGateway(options?: {
  outdir?: string
  programs?: readonly string[]
  sourcemap?: boolean
}): Promise<Metafile | undefined>
