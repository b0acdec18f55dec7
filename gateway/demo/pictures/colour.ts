/** The tones a pack is printed and shaded with, all of one hue. Hex strings. */
export type Palette = {
  /** Product names. */
  ink: string
  deep: string
  main: string
  mid: string
  soft: string
  tint: string
  paper: string
  /** A carton's right-hand side, in the shade. */
  side: string
  /** A carton's lid, in the light. */
  top: string
  /** What stays readable on `main`: white, or ink on the light yellows. */
  onMain: string
}

/** Yellows need more light and chroma than the other hues to look as saturated. */
export function paletteOf(hue: number): Palette {
  const isWarm = hue > 45 && hue < 112
  if (isWarm) {
    const ink = oklch(0.36, 0.06, hue - 12)
    return {
      ink,
      deep: oklch(0.5, 0.09, hue - 8),
      main: oklch(0.74, 0.125, hue),
      mid: oklch(0.82, 0.1, hue),
      soft: oklch(0.9, 0.06, hue),
      tint: oklch(0.96, 0.025, hue),
      paper: oklch(0.988, 0.008, hue),
      side: oklch(0.9, 0.025, hue),
      top: oklch(0.97, 0.015, hue),
      onMain: ink,
    }
  }
  return {
    ink: oklch(0.34, 0.06, hue),
    deep: oklch(0.46, 0.095, hue),
    main: oklch(0.58, 0.1, hue),
    mid: oklch(0.72, 0.085, hue),
    soft: oklch(0.86, 0.05, hue),
    tint: oklch(0.95, 0.02, hue),
    paper: oklch(0.985, 0.006, hue),
    side: oklch(0.89, 0.022, hue),
    top: oklch(0.965, 0.014, hue),
    onMain: '#fff',
  }
}

/** OKLCH to a hex sRGB colour; what the screen cannot show is clipped. Hue in degrees. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map(hexByte).join('')}`
}

function hexByte(linear: number): string {
  const value = Math.min(1, Math.max(0, linear))
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}
