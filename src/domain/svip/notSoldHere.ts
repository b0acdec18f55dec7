/** Instead of a way to pay, and without a hint at another. */
export const NOT_SOLD_HERE = '由于相关规范，iOS 小程序内暂不能开通或续费'
