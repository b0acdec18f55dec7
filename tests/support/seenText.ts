import type { TextLine, TextReader } from '../../gateway/providers/textReader/textReader'

/** Lines below each other, words beside each other, as Tesseract tells them. */
export const linesOf = (...texts: string[]): TextLine[] =>
  texts.map((text, row) =>
    text
      .split(' ')
      .map((word, at) => ({ text: word, confidence: 90, left: at * 100, right: at * 100 + 80, top: row * 60, bottom: row * 60 + 40 })),
  )

/** A reader that sees these lines on every picture, whatever is on it. */
export const readerThatSees = (...texts: string[]): TextReader => ({
  reading: (work) => work(() => Promise.resolve({ lines: linesOf(...texts), tilt: 0 })),
  close: () => Promise.resolve(),
})

/** What is seen of an invented card. */
export const CARD_LINES = ['姓 名 周 建 国', '性 别 男 民族 汉', '出 生 1958 年 6 月 15 日', '公民 身份 号 码 320106195806151037']
