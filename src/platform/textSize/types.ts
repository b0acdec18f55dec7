/**
 * How the system shows text. `scale` is how much larger than it came: 1 where nothing was chosen, 1.5 for half as large again. `rest` is the part
 * of it that is left to the shop; a host that enlarges every page by itself leaves 1.
 */
export type TextSize = { scale: number; rest: number }
