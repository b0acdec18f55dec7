/** The bytes of a file as base64, which the call takes. */
export function fileBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '')
    reader.onerror = () => reject(new Error('文件读不了，请重新选择'))
    reader.readAsDataURL(file)
  })
}
