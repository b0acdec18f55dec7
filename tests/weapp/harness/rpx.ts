/** 750 rpx are the width of every screen. */
export const withoutRpx = (value: string) =>
  value.replace(
    /(^|[^\w#.-])(-?\d*\.?\d+)rpx\b/g,
    (_, before: string, size: string) => `${before}${Number((Number(size) / 7.5).toFixed(5))}vw`,
  )
