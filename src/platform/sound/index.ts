import Taro from '@tarojs/taro'

const FILE = 'captcha.wav'

/** WeChat plays files only: the data URL is written into the mini-program's own folder, over the one before. */
export function openSound(): (dataUrl: string) => Promise<void> {
  return async (dataUrl) => {
    const filePath = `${Taro.env.USER_DATA_PATH ?? ''}/${FILE}`
    await new Promise<void>((resolve, reject) => {
      Taro.getFileSystemManager().writeFile({
        filePath,
        data: dataUrl.slice(dataUrl.indexOf(',') + 1),
        encoding: 'base64',
        success: () => resolve(),
        fail: () => reject(new Error('声音没有放出来，请再试一次')),
      })
    })
    const speaker = Taro.createInnerAudioContext()
    speaker.onEnded(() => speaker.destroy())
    speaker.onError(() => speaker.destroy())
    speaker.src = filePath
    speaker.play()
  }
}
