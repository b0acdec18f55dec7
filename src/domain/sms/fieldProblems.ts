export const isPhone = (text: string) => /^1[3-9]\d{9}$/.test(text)

export const pictureProblem = (validCode: string, { isHeard, length = 4 }: { isHeard: boolean; length: number | undefined }) =>
  validCode.length === length && /^[0-9a-zA-Z]+$/.test(validCode)
    ? undefined
    : isHeard
      ? `请填写听到的 ${length} 位数字`
      : `请填写图中的 ${length} 位字符`
export const agreedProblem = (agreed: boolean) => (agreed ? undefined : '请先阅读并同意用户协议与隐私政策')
