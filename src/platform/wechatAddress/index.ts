import Taro from '@tarojs/taro'
import type { ChooseWechatAddress } from './types'

export const chooseWechatAddress: ChooseWechatAddress | undefined = async () => {
  try {
    const { userName, telNumber, provinceName, cityName, countyName, detailInfo } = await Taro.chooseAddress()
    return { consigneeName: userName, consigneePhone: telNumber, places: [provinceName, cityName, countyName], detail: detailInfo }
  } catch (error) {
    if (/cancel/.test((error as { errMsg?: string }).errMsg ?? '')) return undefined
    throw error
  }
}
