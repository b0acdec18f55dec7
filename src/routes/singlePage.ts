import Taro from '@tarojs/taro'

/** WeChat's number for a page that was opened from moments. */
const MOMENTS = 1154

/** Whether WeChat shows one page alone, to be read: it opens no other, logs nobody in, and offers the mini-program itself at its foot. */
export const isSinglePage: boolean = Taro.getLaunchOptionsSync().scene === MOMENTS

/** What to do where WeChat has it not on a single page. */
export const WHERE_TO_GO_ON = '请点下方的“前往小程序”'

export const sayWhereToGoOn = () => void Taro.showToast({ title: WHERE_TO_GO_ON, icon: 'none' })
