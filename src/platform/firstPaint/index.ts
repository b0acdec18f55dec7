/** WeChat draws the first picture before our code runs, and does not say when. */
export const firstPaint = (_onPainted: (milliseconds: number) => void) => undefined
