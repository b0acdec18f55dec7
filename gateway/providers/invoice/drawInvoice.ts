import PDFDocument from 'pdfkit'
import { yuan } from '../../../src/lib/money'
import { shopFormat } from '../../../src/lib/time'
import { amountInWords } from './amountInWords'
import { collected } from './collected'
import type { DocumentLine, IssuedDocument } from './invoiceProvider'
import type { PaperFont } from './paperFont'
import { printable } from './printable'

/** What every page of a sample says. */
export const SAMPLE = '演示发票，不能报销'

/** Points: the paper is as wide as A4 and as high as invoices are. */
const PAGE = { width: 595, height: 400, margin: 36 }
const INK = { blue: '#1f4e79', red: '#a32018', text: '#1c2b26', faint: '#dcdcdc' } as const
/** Left edge and width of each column of the table, in points from the margin. */
const COLUMNS = [
  { title: '项目名称', left: 0, width: 158 },
  { title: '规格型号', left: 158, width: 92 },
  { title: '数量', left: 250, width: 36, isRight: true },
  { title: '单价', left: 286, width: 60, isRight: true },
  { title: '金额', left: 346, width: 66, isRight: true },
  { title: '税率', left: 412, width: 40, isRight: true },
  { title: '税额', left: 452, width: 71, isRight: true },
] as const

type Paper = PDFKit.PDFDocument

/** The paper of an invoice, as a PDF with the text in it. */
export function drawInvoice(document: IssuedDocument, { bytes, known }: PaperFont): Promise<Uint8Array> {
  const shown = (text: string) => printable(known, text)
  const title = document.colour === 'red' ? '电子发票（红字发票）' : '电子发票（普通发票）'
  const paper = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    font: bytes as unknown as string,
    info: { Title: `${title} ${document.number}`, CreationDate: document.issuedAt, Subject: SAMPLE },
  })
  const made = collected(paper)
  const draw = new Drawing(paper, document, shown)
  draw.head(title)
  draw.parties()
  draw.tableHead()
  for (const line of document.lines) draw.line(line)
  draw.sums()
  paper.end()
  return made
}

/** Draws from the top down and begins another page where the rows of one are full. */
class Drawing {
  private y = PAGE.margin
  private readonly ink: string
  private readonly width = PAGE.width - 2 * PAGE.margin

  constructor(
    private readonly paper: Paper,
    private readonly of: IssuedDocument,
    private readonly shown: (text: string) => string,
  ) {
    this.ink = of.colour === 'red' ? INK.red : INK.blue
    this.mark()
  }

  head(title: string) {
    const { number, issuedAt, blueNumber, reason } = this.of
    this.text(title, { size: 18, color: this.ink, align: 'center' })
    this.y += 28
    this.text(`发票号码：${number}`, { align: 'right' })
    this.text(SAMPLE, { color: INK.red })
    this.y += 15
    this.text(`开票日期：${shopFormat(issuedAt, 'YYYY年MM月DD日')}`, { align: 'right' })
    if (blueNumber !== null) this.text(`对应蓝字发票号码：${blueNumber}　红冲原因：${reason ?? '退款'}`)
    this.y += 18
  }

  parties() {
    const { buyer, seller } = this.of
    const half = this.width / 2
    const top = this.y
    this.rule()
    for (const [place, side] of [
      { who: '购买方', name: buyer.kind === 'person' ? `${buyer.name}（个人）` : buyer.name, taxNumber: buyer.taxNumber },
      { who: '销售方', ...seller },
    ].entries()) {
      this.y = top + 6
      const left = place * half
      this.text(`${side.who}　名称：${side.name}`, { left, width: half - 8 })
      this.y += 26
      this.text(`统一社会信用代码：${side.taxNumber || '—'}`, { left, width: half - 8 })
    }
    this.y += 18
  }

  tableHead() {
    this.rule()
    this.y += 5
    for (const { title, ...column } of COLUMNS) this.cell(title, column, this.ink)
    this.y += 15
  }

  line({ name, specification, quantity, net, tax, rate }: DocumentLine) {
    const each = quantity === 0 ? '' : (net / quantity / 100).toFixed(4)
    const cells = [name, specification, quantity === 0 ? '' : String(quantity), each, yuan(net), rateText(rate), yuan(tax)]
    const height = Math.max(...cells.map((text, place) => this.heightOf(text, COLUMNS[place]?.width ?? 0)))
    if (this.y + height > PAGE.height - PAGE.margin - 4) this.nextPage()
    for (const [place, text] of cells.entries()) {
      const column = COLUMNS[place]
      if (column) this.cell(text, column)
    }
    this.y += height + 4
  }

  sums() {
    const { amount, net, tax, orderCode } = this.of
    if (this.y + 62 > PAGE.height - PAGE.margin) this.nextPage()
    this.rule()
    this.y += 5
    this.text('合计', { color: this.ink })
    this.cell(`¥${yuan(net)}`, COLUMNS[4])
    this.cell(`¥${yuan(tax)}`, COLUMNS[6])
    this.y += 16
    this.rule()
    this.y += 5
    this.text(`价税合计（大写）：${amountInWords(amount)}`, { size: 10 })
    this.text(`（小写）¥${yuan(amount)}`, { size: 10, align: 'right' })
    this.y += 18
    this.rule()
    this.y += 5
    this.text(`备注：订单编号 ${orderCode}；价格含税`)
  }

  private nextPage() {
    this.paper.addPage()
    this.mark()
    this.y = PAGE.margin
    this.tableHead()
  }

  /** Behind everything: nobody takes a sample for an invoice. */
  private mark() {
    const { paper } = this
    paper.save().rotate(-20, { origin: [PAGE.width / 2, PAGE.height / 2] })
    paper
      .fontSize(44)
      .fillColor(INK.faint)
      .text(SAMPLE, 0, PAGE.height / 2 - 26, { width: PAGE.width, align: 'center', lineBreak: false })
    paper.restore()
  }

  private rule() {
    this.paper
      .moveTo(PAGE.margin, this.y)
      .lineTo(PAGE.width - PAGE.margin, this.y)
      .lineWidth(0.6)
      .stroke(this.ink)
  }

  private heightOf(text: string, width: number): number {
    return this.paper.fontSize(9).heightOfString(this.shown(text) || ' ', { width: width - 4 })
  }

  private cell(text: string, { left, width, isRight }: { left: number; width: number; isRight?: boolean }, color: string = INK.text) {
    this.text(text, { left, width: width - 4, color, ...(isRight && { align: 'right' }) })
  }

  private text(
    text: string,
    own: { left?: number; width?: number; size?: number; color?: string; align?: 'left' | 'center' | 'right' } = {},
  ) {
    const { left = 0, width = this.width, size = 9, color = INK.text, align = 'left' } = own
    this.paper
      .fontSize(size)
      .fillColor(color)
      .text(this.shown(text), PAGE.margin + left, this.y, { width, align })
  }
}

const rateText = (rate: number) => (rate === 0 ? '免税' : `${rate}%`)
