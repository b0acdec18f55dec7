/** Where one is, and how many questions come: a range where it hangs on what is answered. */
export function progressText(place: number, { least, most }: { least: number; most: number }): string {
  const at = `第 ${place + 1} 题`
  if (most === 0) return `${at}，最后一题`
  return least === most ? `${at}，还有 ${most} 题` : `${at}，约还有 ${least} 至 ${most} 题`
}

/** How much of the way is done, from 0 to 1: of an uncertain rest its middle. */
export const progressOf = (place: number, { least, most }: { least: number; most: number }): number =>
  (place + 1) / (place + 1 + (least + most) / 2)
